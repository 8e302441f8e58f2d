/** Paragraphs of HTML, as an editor's tool writes them. */
export const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

/** A list of HTML; with numbers where the order counts. */
export const list = (items: readonly string[], kind: 'ul' | 'ol' = 'ul'): string =>
  `<${kind}>${items.map((item) => `<li>${item}</li>`).join('')}</${kind}>`

/** A table of HTML whose first row is its head. */
export const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
