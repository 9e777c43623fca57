/// The numbers by which a service is asked.
package struct ServicePolicy: Hashable, Sendable {
  /// How long one waits for an answer, all attempts together, in milliseconds.
  package var patience = 2000
  /// How many times it is tried.
  package var attempts = 2
  /// How long between attempts, in milliseconds.
  package var pause = 250
  /// How long it is left alone after a failure, in seconds.
  package var rest = 60
  /// How many redirects are followed.
  package var redirects = 3

  package init() {}

  /// Someone waits for the answer.
  package static let conversation = ServicePolicy()

  /// Nobody waits: all of a catalog is fetched.
  package static let sync: ServicePolicy = {
    var policy = ServicePolicy()
    policy.patience = 20_000
    policy.attempts = 4
    policy.pause = 1000
    policy.rest = 0
    return policy
  }()
}
