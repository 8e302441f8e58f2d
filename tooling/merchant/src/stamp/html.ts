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

/** Formats JSON for a script element. It cannot end the element, whatever text a folder contains. */
export function formatScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/** Formats a data block. It runs no script and needs no hash in the policy. */
export function renderDataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${formatScriptJson(value)}</script>`
}
