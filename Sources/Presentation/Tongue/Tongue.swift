package import Conversation

/// Every word Curio says, in one language.
///
/// Composers and renderers hold no words; a second language is one more type that fulfils this, and the compiler names
/// what it lacks. Values are put together by `Tongue.value`, from the pieces asked for here.
package protocol Tongue: TongueOfNames, TongueOfNumbers, TongueOfLists, TongueOfMonsters,
  TongueOfScreens, TongueOfVoice
{
  /// Two letters, as in `--language`.
  var code: String { get }
  /// Everything said in a sentence, finished with its full stop.
  func sentence(_ sentence: Sentence) -> String
}
