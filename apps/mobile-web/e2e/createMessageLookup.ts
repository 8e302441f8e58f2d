import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Looks up a text by its message id, and replaces the text's placeholders by the values. */
export type MessageLookup = (id: string, values?: Readonly<Record<string, string>>) => string

const known = new Map<string, Record<string, string>>()

/** Reads all dictionary files of a language. Each Playwright worker reads the files of a language one time. */
function readTexts(language: string): Record<string, string> {
  const folder = join(import.meta.dirname, '../../../packages/i18n/messages', language)
  const texts =
    known.get(language) ??
    (Object.assign(
      {},
      ...readdirSync(folder).map(
        (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
      ),
    ) as Record<string, string>)
  known.set(language, texts)
  return texts
}

/** Returns a function that reads the product's texts in one language. */
export function createMessageLookup(language: string): MessageLookup {
  const texts = readTexts(language)
  return (id, values = {}) => {
    const found = texts[id]
    if (found === undefined)
      throw new Error(`The dictionaries have no text "${id}" in ${language}. Correct the message id.`)
    return found.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
  }
}
