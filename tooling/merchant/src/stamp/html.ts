/** Escapes text for HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/** Attributes of an element, with a leading space; `true` stands for one without value, `undefined` and `false` leave it out. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === true ? ` ${name}` : typeof value === 'string' ? ` ${name}="${escapeHtml(value)}"` : '',
    )
    .join('')
}

/** JSON that can stand inside a script element: whatever a folder says, it stays data. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/** A data block: it runs nothing and needs no hash in the policy. */
export function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`
}
