import Host

extension Wiring {
  /// Where pictures are kept and drawn.
  var gallery: Gallery {
    Gallery(files: PictureFiles(folder: options.folders.pictures)) { _ in nil }
  }
}
