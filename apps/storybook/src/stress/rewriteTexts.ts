const attribute = 'placeholder'
const skipped = 'script, style, noscript, svg'

let stopLast = () => {}
/** The rewritten text of each node, so that a text is not rewritten two times. */
const written = new WeakMap<Node, string>()

/**
 * Rewrites all texts below an element, including those that are added later.
 *
 * Stops the previous rewriting first, because two rewritings would overwrite each other's texts endlessly.
 *
 * @param change Returns the replacement for a text. Receives the text without its surrounding space.
 * @returns A function that stops the rewriting. It does not restore the original texts.
 */
export function rewriteTexts(root: Element, change: (text: string) => string): () => void {
  stopLast()

  function rewrite(node: Node, now: string, put: (next: string) => void): void {
    const text = now.trim()
    // Skip a text without a word: it is a value, which has the same length in every language.
    if (written.get(node) === now || !/\p{L}{2,}/u.test(text)) return
    const next = now.replace(text, () => change(text))
    written.set(node, next)
    put(next)
  }
  const rewriteText = (node: Text) => {
    if (node.parentElement?.closest(skipped) === null) rewrite(node, node.data, (next) => void (node.data = next))
  }
  const rewritePlaceholder = (element: Element) =>
    rewrite(element, element.getAttribute(attribute) ?? '', (next) => element.setAttribute(attribute, next))
  function rewriteAll(node: Node): void {
    if (node instanceof Text) rewriteText(node)
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll(`[${attribute}]`)])
      if (element.hasAttribute(attribute)) rewritePlaceholder(element)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) rewriteText(text as Text)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') for (const node of addedNodes) rewriteAll(node)
      else rewriteAll(target)
    }
  })
  rewriteAll(root)
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: [attribute] })
  stopLast = () => observer.disconnect()
  return stopLast
}
