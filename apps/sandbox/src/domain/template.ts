import { readFileSync } from 'node:fs'

/** The values of a text's placeholders. */
export interface Values {
  readonly [name: string]: string | number | boolean | null | undefined | readonly Values[]
}

/** A text as HTML that says it. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON that no HTML parser takes for the end of its element. */
export const jsonBlock = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Fills placeholders: `{{name}}` with a value as HTML, `{{{name}}}` with a value that is HTML already. `{{#name}}...{{/name}}` stays if the value is
 * neither false nor missing, once for each if it is a list, and `{{^name}}...{{/name}}` stays if it is.
 * @param write - how values of two braces are written
 * @throws Error for a placeholder without a value
 */
export function fill(text: string, values: Values, write = escape): string {
  const valueOf = (name: string): string => {
    if (values[name] === undefined)
      throw new Error(`Nothing fills {{${name}}}: give it a value, or take it out of the text.`)
    return String(values[name])
  }
  return text.replace(
    /\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}|\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g,
    (_, sign: string, section: string, part: string, html: string | undefined, name: string) => {
      if (!sign) return html === undefined ? write(valueOf(name)) : valueOf(html)
      const value = values[section]
      if (Array.isArray(value)) return value.map((each: Values) => fill(part, { ...values, ...each }, write)).join('')
      return (sign === '#') === Boolean(value) ? fill(part, values, write) : ''
    },
  )
}

/** Reads a page with placeholders, and returns what fills them. @param file - for example `new URL('play.html', import.meta.url)` */
export function template(file: URL): (values: Values) => string {
  const text = readFileSync(file, 'utf8')
  return (values) => fill(text, values)
}
