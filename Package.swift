// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "curio",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Language", targets: ["Language"]),
    .executable(name: "curio", targets: ["curio"]),
  ],
  targets: [
    .target(name: "CAssets", exclude: ["catalogue", "compiled", "make_catalogue.py"]),
    .target(
      name: "CSQLite",
      linkerSettings: [
        .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
      ]),
    // Opens libcurl at the first request: linking it costs 5 ms at every start, and needs its development files.
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "Language"),
    .target(name: "Catalogs", dependencies: ["CAssets"]),
    .target(name: "Conversation", dependencies: ["Language", "Catalogs", "CAssets"]),
    .target(name: "Presentation", dependencies: ["Conversation", "Catalogs"]),
    .target(name: "Wires", dependencies: ["Presentation", "Conversation", "Catalogs"]),
    .target(name: "Replay", dependencies: ["Wires", "Presentation", "Conversation", "Catalogs"]),
    .target(
      name: "Host",
      dependencies: ["CCurl", "CSQLite", "Wires", "Presentation", "Conversation", "Catalogs"]),
    .executableTarget(
      name: "curio",
      dependencies: [
        "Host", "Replay", "Wires", "Presentation", "Conversation", "Catalogs", "Language",
      ]),
    .testTarget(name: "LanguageTests", dependencies: ["Language"]),
    .testTarget(name: "CatalogsTests", dependencies: ["Catalogs"]),
    .testTarget(name: "ConversationTests", dependencies: ["Conversation", "Catalogs", "Language"]),
    .testTarget(
      name: "PresentationTests", dependencies: ["Presentation", "Conversation", "Catalogs"]),
    .testTarget(
      name: "WiresTests", dependencies: ["Wires", "Presentation", "Conversation", "Catalogs"]),
    .testTarget(
      name: "ReplayTests",
      dependencies: ["Replay", "Wires", "Presentation", "Conversation", "Catalogs"]),
    .testTarget(name: "HostTests", dependencies: ["Host", "Conversation", "Catalogs"]),
    .testTarget(name: "ProgramTests", dependencies: ["curio", "Replay"]),
  ],
  swiftLanguageModes: [.v6]
)

// The C targets know no Swift settings; every other target is held to all of them.
for target in package.targets where !["CAssets", "CCurl", "CSQLite"].contains(target.name) {
  target.swiftSettings = strict
}
