/** Escapes text for HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/**
 * Formats attributes of an element, with a leading space. `true` gives an attribute without a value; `undefined` and
 * `false` give none.
 */
export function formatAttributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === true ? ` ${name}` : typeof value === 'string' ? ` ${name}="${escapeHtml(value)}"` : '',
    )
    .join('')
}

/**
 * Formats a value as JSON for a script element. Escapes the text so that no value of a merchant folder can end the
 * element.
 */
export function formatJsonForScriptElement(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/**
 * Formats a data block: a script element with JSON. Browsers do not run a data block, so the content security policy
 * needs no hash for it.
 */
export function renderDataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${formatJsonForScriptElement(value)}</script>`
}
