import FormBytes
import FormData
import FormTemplating

extension TemplateData {
    /// Adds normalized JSON under a key, with the names of the JSON; null if it is none.
    mutating func add(json: Bytes, as key: TemplateKey, _ keys: ContextKeys) {
        addNull(as: key)
    }
}
