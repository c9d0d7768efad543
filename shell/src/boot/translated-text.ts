/*
 * Browsers that translate a page put a `<font>` in the place of each text node. React still holds the text nodes: it would fail
 * on the next change beside one (https://github.com/facebook/react/issues/11538), and write new text into a node off the page.
 * So each text node goes back, empty, before its translation. React's own changes then work, and whatever happens to a text
 * node ends its translation: its words are shown, and the browser translates them again.
 */

/** One `<font>` and the text nodes it translates: mostly one, several for a phrase that React made of parts. */
interface Translation {
  readonly font: Element
  /** What each text node says when it isn't translated. */
  readonly words: Map<Text, string>
}

/** By the font and by each of its text nodes. */
const translations = new WeakMap<Node, Translation>()

/** From now on, for everything in this node. */
export function keepTranslatedText(root: Node): void {
  const observer = new MutationObserver((records) => {
    follow(records)
    // What `follow` itself has changed
    observer.takeRecords()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}

function follow(records: readonly MutationRecord[]): void {
  const fonts = new Set<Node | null>()
  for (const { addedNodes } of records) for (const node of addedNodes) if (node.nodeName === 'FONT') fonts.add(node)
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const written = translations.get(target)
    if (written && target instanceof Text) {
      written.words.set(target, target.data)
      end(written)
    }
    for (const node of removedNodes) {
      const known = translations.get(node)
      if (known) end(known)
      if (!(node instanceof Text)) continue
      const near = [...addedNodes, previousSibling, nextSibling].filter((each) => fonts.has(each))
      const font = near.find((each) => each && !translations.has(each)) ?? near[0]
      if (font instanceof Element && font.parentNode === target) begin(node, font)
    }
  }
}

function begin(text: Text, font: Element): void {
  // Wrapped rather than replaced
  if (font.contains(text)) text.replaceWith(text.cloneNode())
  const translation = translations.get(font) ?? { font, words: new Map<Text, string>() }
  translation.words.set(text, text.data)
  translations.set(font, translation).set(text, translation)
  font.before(text)
  if (font.textContent?.trim()) text.data = ''
  else end(translation)
}

function end({ font, words }: Translation): void {
  font.remove()
  translations.delete(font)
  for (const [text, said] of words) {
    translations.delete(text)
    text.data = said
    // Comes as new to what translates the page
    text.parentNode?.insertBefore(text, text.nextSibling)
  }
}
