import FormcRuntime
import Trips

/// Prints what can be chosen in a form.
func show(_ form: Formc.Form) {
    print(form.title?.string ?? form.name)
    for item in form.sections.flatMap(\.items) {
        let options = item.destination?.data.selectableOptions ?? []
        print("  \(item.title.string): " + options.map(\.title.string).joined(separator: ", "))
    }
}

show(TravelRequest.model)
show(CabinPreferences.model)
show(ExpenseReport.model)

// The country of both forms is of the one type that the option set has become.
let request = TravelRequest.Values(country: .fr, reason: .conference)
let report = ExpenseReport.Values(country: request.country)
print("\(report.country?.title ?? "") in \(report.currency.title); abroad: \(request.leavesCountry(.de))")
print("issues: \(request.validate().count)")
