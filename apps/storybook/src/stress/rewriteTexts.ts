const attribute = 'placeholder'
const skipped = 'script, style, noscript, svg'

let stopLast = () => {}
/** What was written, so that it is not written again when somebody else goes on. */
const written = new WeakMap<Node, string>()

/**
 * Writes every text below an element anew, those that come later too.
 *
 * One at a time: two would write against one another without end, so whoever begins stops whoever was before.
 *
 * @param change Gives what stands in place of a text, which comes without space around it.
 * @returns Stops it. What was written stays.
 */
export function rewriteTexts(root: Element, change: (text: string) => string): () => void {
  stopLast()

  function rewrite(node: Node, now: string, put: (next: string) => void): void {
    const text = now.trim()
    // What has no word in it is a value: it is as long in every language.
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
