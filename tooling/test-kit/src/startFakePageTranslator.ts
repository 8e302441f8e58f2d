/**
 * Imitates a browser's translator: replaces each text node with two nested `<font>` elements, now and whenever the
 * page's text changes. Translates "Deposit" to "«Deposit»". Runs in the page, also as an init script, so it must not
 * use anything from outside its body.
 *
 * @param how `replace` replaces the text node in one step. `insert` inserts the translation before the text node, then
 *   removes the node.
 * @param quotes The two characters around each translation. An empty string leaves the words unchanged, so that tests
 *   still find them.
 * @returns A function that stops the translator. Translated text stays translated.
 */
export function startFakePageTranslator(how: 'replace' | 'insert' = 'replace', quotes: '«»' | '' = '«»'): () => void {
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
