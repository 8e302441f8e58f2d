/**
 * Does what a browser's translator does: puts two nested `<font>` in the place of each text node, now and whenever the page shows another text.
 * The translation of "Deposit" is "«Deposit»" unless other quotes are given. Runs in the page, also as an init script, and so refers to nothing outside of it.
 *
 * @param how Whether the text node is replaced in one step, or removed after the translation was inserted before it.
 * @param quotes The two characters around each translation; none leaves the words as they are, so that a test finds them.
 * @returns Stops it. What is translated stays so.
 */
export function startTranslator(how: 'replace' | 'insert' = 'replace', quotes: '«»' | '' = '«»'): () => void {
  const [before = '', after = ''] = quotes
  const isTranslated = (node: Node) =>
    node.parentElement?.closest('font, title, script, style, noscript, textarea, [translate=no], [contenteditable]') !=
    null
  const translate = (text: Text) => {
    if (text.data.trim() === '' || isTranslated(text)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `${before}${text.data}${after}`
    outer.append(inner)
    if (how === 'replace') text.replaceWith(outer)
    else {
      text.before(outer)
      text.remove()
    }
  }
  const translateAll = (root: Node) => {
    if (root instanceof Text) return translate(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateAll(node)
  })
  const begin = () => {
    document.documentElement.classList.add('translated-ltr')
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
    translateAll(document.documentElement)
  }
  if (document.body) begin()
  else document.addEventListener('DOMContentLoaded', begin)
  return () => {
    observer.disconnect()
    document.removeEventListener('DOMContentLoaded', begin)
    document.documentElement.classList.remove('translated-ltr')
  }
}
