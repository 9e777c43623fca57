import Host

extension Wiring {
  /// Where pictures are kept and drawn; without a network only those that are kept.
  var gallery: Gallery {
    let fetch =
      options.isOffline
      ? nil : PictureFetch(bases: Array(options.bases.values), agent: Options.agent)
    return Gallery(files: PictureFiles(folder: options.folders.pictures)) { url in
      await fetch?.bytes(of: url)
    }
  }
}
