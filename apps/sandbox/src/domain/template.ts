import { readFileSync } from 'node:fs'

/** The values for the placeholders of a template, by the name of the placeholder. */
export interface TemplateValues {
  readonly [name: string]: string | number | boolean | null | undefined | readonly TemplateValues[]
}

/** Escapes a text for HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Returns a value as JSON that is safe inside a `<script>` element. The JSON contains no `<`, which could begin
 * `</script>`.
 */
export const toJsonForScriptElement = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Fills the placeholders of a template. `{{name}}` becomes the escaped value, `{{{name}}}` the unescaped value.
 * `{{#name}}...{{/name}}` is rendered if the value is truthy, and for each item if the value is a list.
 * `{{^name}}...{{/name}}` is rendered if the value is falsy.
 * @param write - converts the values of `{{name}}`; by default, escapes HTML
 * @throws Error for a placeholder without a value
 */
export function fillTemplate(text: string, values: TemplateValues, write = escapeHtml): string {
  const valueOf = (name: string): string => {
    if (values[name] === undefined)
      throw new Error(
        `The placeholder {{${name}}} has no value. Pass a value, or remove the placeholder from the template.`,
      )
    return String(values[name])
  }
  return text.replace(
    /\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}|\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g,
    (_, sign: string, section: string, part: string, html: string | undefined, name: string) => {
      if (!sign) return html === undefined ? write(valueOf(name)) : valueOf(html)
      const value = values[section]
      if (Array.isArray(value))
        return value.map((each: TemplateValues) => fillTemplate(part, { ...values, ...each }, write)).join('')
      return (sign === '#') === Boolean(value) ? fillTemplate(part, values, write) : ''
    },
  )
}

/**
 * Reads a template file and returns a function that fills it.
 * @param file - for example `new URL('play.html', import.meta.url)`
 */
export function createTemplateFiller(file: URL): (values: TemplateValues) => string {
  const text = readFileSync(file, 'utf8')
  return (values) => fillTemplate(text, values)
}
