/// What `curio replay` was asked to do.
package struct ReplayOptions: Sendable {
  /// Files and folders; none is the folder `Transcripts`.
  package var paths: [String] = []
  /// Only transcripts whose path or comments hold this, in any case.
  package var filter: String?
  /// Rewrites what differs.
  package var accepts = false
  /// Whether this is a build server, where nothing may be rewritten.
  package var isBuildServer = false
  package var tellsTAP = false
  package var junitPath: String?
  package var jobs = 1
  package var isVerbose = false
  package var isColoured = false
  /// What there is to exercise, when coverage is asked for.
  package var coverage: CoverageReport?

  package init() {}
}
