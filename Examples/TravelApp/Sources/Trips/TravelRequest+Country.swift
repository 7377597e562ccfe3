extension TravelRequest.Values {
    /// Whether the trip leads abroad, seen from a country.
    public func leavesCountry(_ home: Countries.Option) -> Bool { country != nil && country != home }
}
