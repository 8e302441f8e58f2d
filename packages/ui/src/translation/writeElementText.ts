/**
 * Writes the text of an element without React. The element must contain nothing but text. If the browser has translated
 * the text, replaces the translation.
 */
export function writeElementText(element: Element, text: string): void {
  if (element.textContent === text) return
  const { firstChild } = element
  if (firstChild instanceof Text) firstChild.nodeValue = text
  else element.textContent = text
}
