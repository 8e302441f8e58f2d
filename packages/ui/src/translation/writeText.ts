/** Writes the text of an element that holds nothing else: into the text node itself, or in the place of a browser's translation of it. */
export function writeText(element: Element, text: string): void {
  if (element.textContent === text) return
  const { firstChild } = element
  if (firstChild instanceof Text) firstChild.nodeValue = text
  else element.textContent = text
}
