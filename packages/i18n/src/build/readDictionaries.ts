import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dictionary } from './compileMessages.ts'

/** ICU texts by language code, then namespace, then id. */
export type DictionariesByLanguage = Readonly<Record<string, Readonly<Record<string, Dictionary>>>>

/** Reads the product's dictionaries from disk, uncompiled, sorted by language and namespace. */
export function readDictionaries(folder: string = join(import.meta.dirname, '../../messages')): DictionariesByLanguage {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return Object.fromEntries(languages.map((language) => [language, namespaces(join(folder, language))]))
}

function namespaces(folder: string): Record<string, Dictionary> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Dictionary]),
  )
}

/**
 * Merges the namespaces of one language into one dictionary, the form that `checkMessages` and `mergeTextOverrides`
 * expect.
 */
export function mergeNamespaces(byNamespace: Readonly<Record<string, Dictionary>>): Dictionary {
  return Object.assign({}, ...Object.values(byNamespace)) as Dictionary
}
