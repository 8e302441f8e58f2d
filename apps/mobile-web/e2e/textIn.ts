import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Gives a text of the product by its id. */
export type Text = (id: string, values?: Readonly<Record<string, string>>) => string

/** The product's texts in a language, of all groups. */
export function textIn(language: string): Text {
  const folder = join(import.meta.dirname, '../../../packages/i18n/messages', language)
  const groups = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>)
  const texts = Object.assign({}, ...groups) as Record<string, string>
  return (id, values = {}) => {
    const found = texts[id]
    if (found === undefined) throw new Error(`No text ${id} in ${language}.`)
    return found.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
  }
}
