import FormBytes

/// What the Swift that is generated looks like: the options of the command line.
package struct SwiftOptions: Hashable, Sendable {
    /// How far generated declarations are seen.
    package enum Access: String, Sendable, CaseIterable {
        case `public`, `package`, `internal`

        /// What stands before a declaration.
        var modifier: StaticString {
            switch self {
            case .public: "public "
            case .package: "package "
            case .internal: ""
            }
        }
    }

    /// Where the support types come from.
    package enum Runtime: String, Sendable, CaseIterable {
        /// A copy beside the generated files.
        case inline
        /// The package's library `FormcRuntime`.
        case module
    }

    /// Which generation of the Orange Design System lists are written for.
    package enum ODSAPI: String, Sendable, CaseIterable {
        /// 0.9 to 0.14.
        case models
        /// 1.0 to 1.4.
        case item
    }

    /// How far generated declarations are seen.
    package var access: Access
    /// Where the support types come from.
    package var runtime: Runtime
    /// Which generation of the Orange Design System lists are written for.
    package var odsAPI: ODSAPI

    /// Options; what is left out is the default of the command line.
    package init(access: Access = .public, runtime: Runtime = .inline, odsAPI: ODSAPI = .item) {
        self.access = access
        self.runtime = runtime
        self.odsAPI = odsAPI
    }
}
