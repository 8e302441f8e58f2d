/**
 * Writes the text of an element that contains only text, without React. Writes into the text node of the element if
 * there is one. Otherwise replaces the whole content, which may be a translation by the browser.
 */
export function writeText(element: Element, text: string): void {
  if (element.textContent === text) return
  const { firstChild } = element
  if (firstChild instanceof Text) firstChild.nodeValue = text
  else element.textContent = text
}
