/**
 * Writes the text of an element that contains only text, without React. Writes into the text node if there is one,
 * otherwise replaces the content, which may be a browser's translation.
 */
export function writeText(element: Element, text: string): void {
  if (element.textContent === text) return
  const { firstChild } = element
  if (firstChild instanceof Text) firstChild.nodeValue = text
  else element.textContent = text
}
