/**
 * Lets React update a page while the browser translates it (decision 048). The browser's translator replaces each text
 * node with a `<font>` element, but React still uses the removed text node. So the old text would stay on the page, or
 * React would throw an error. This function patches `Node` so that a removed text node is put back into the page before
 * React uses it. The translator then translates the text node again.
 *
 * @param page The document. Call the function before anything is rendered into the document.
 * @returns A function that removes the patch.
 */
export function supportPageTranslation({
  defaultView,
}: Document & { readonly defaultView: (Window & typeof globalThis) | null }): () => void {
  if (!defaultView) return () => {}
  const { Node, MutationObserver, document } = defaultView
  const { removeChild, insertBefore } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as Required<PropertyDescriptor>
  /** The `<font>` element that replaced each text node. */
  const translations = new WeakMap<Node, ChildNode>()
  const knownFonts = new WeakSet<Node>()

  const recordTranslations = (records: readonly MutationRecord[]) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      if (text?.nodeType !== Node.TEXT_NODE) continue
      // Some translators replace the text node in one step. Others first insert the `<font>` element next to the text
      // node.
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT' && !knownFonts.has(node),
      )
      if (!font) continue
      translations.set(text, font as ChildNode)
      knownFonts.add(font)
    }
  }
  const observer = new MutationObserver(recordTranslations)
  observer.observe(document, { subtree: true, childList: true })

  const putBack = (node: Node) => {
    recordTranslations(observer.takeRecords())
    const translation = translations.get(node)
    translations.delete(node)
    if (translation?.isConnected) translation.replaceWith(node)
  }

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode) putBack(this)
      nodeValue.set.call(this, value)
    },
  })
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBack(child)
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (next && next.parentNode !== this) putBack(next)
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T
  }

  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { removeChild, insertBefore })
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue)
  }
}
