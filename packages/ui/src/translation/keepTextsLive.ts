/**
 * Keeps React working while the browser translates the page (decision 048). A translator replaces each text node with a
 * `<font>`, but React keeps writing to the text node that it knows: the old label would stay, and removing it or
 * inserting next to it would throw. This function patches `Node` so that a text node is put back before it is written,
 * removed or used as a neighbour. The translator then translates it again.
 *
 * @param page The document, before anything is rendered into it.
 * @returns A function that removes the patch.
 */
export function keepTextsLive({
  defaultView,
}: Document & { readonly defaultView: (Window & typeof globalThis) | null }): () => void {
  if (!defaultView) return () => {}
  const { Node, MutationObserver, document } = defaultView
  const { removeChild, insertBefore } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as Required<PropertyDescriptor>
  /** The `<font>` that replaced each text node. */
  const translations = new WeakMap<Node, ChildNode>()
  const knownFonts = new WeakSet<Node>()

  const recordTranslations = (records: readonly MutationRecord[]) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      if (text?.nodeType !== Node.TEXT_NODE) continue
      // A translator replaces the text node, or inserts its translation next to it and then removes it.
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
