import {
  compileMessages,
  flattenMessages,
  readDictionaries,
  mergeOverrides,
  type Dictionary,
  type KnownMessages,
} from '@lobby/i18n/build'
import type { MessageChecks } from '@lobby/merchant/reader'
import { join } from 'node:path'
import { once } from '../once.ts'
import { root } from '../places.ts'
import { hashFolders } from './record.ts'

/** One compiled dictionary, ready to be written. */
export interface CompiledDictionary {
  readonly language: string
  readonly namespace: string
  /** The same bytes for every merchant without words of its own in it. */
  readonly json: Buffer
}

/** A merchant's texts: what is served, and the raw texts of its default language that the stamped documents show. */
export interface MerchantTexts {
  readonly dictionaries: readonly CompiledDictionary[]
  /** Id to text as written, the default language. */
  readonly plain: Dictionary
  readonly problems: readonly string[]
}

/** The product's dictionaries, compiled once for all merchants. */
export type Texts = ReturnType<typeof textsOf>

type Languages = { readonly default: string; readonly offered: readonly string[] }
type Overrides = Readonly<Record<string, Dictionary>>

let latest: { readonly key: string; readonly texts: Texts } | undefined

/** Returns a hash of the files of the product's dictionaries. */
export const hashDictionaries = (): string => hashFolders([join(root, 'packages/i18n/messages')])

/**
 * Returns the product's dictionaries as they are on disk now. While the files stay the same it returns the same object, so that a process that stamps several
 * times parses, compiles and compresses each dictionary once.
 * @param key The hash of the files.
 * @throws when the dictionaries cannot be read
 */
export function createTexts(key: string = hashDictionaries()): Texts {
  if (latest?.key !== key) latest = { key, texts: textsOf(readDictionaries()) }
  return latest.texts
}

function textsOf(known: KnownMessages) {
  const flat = Object.fromEntries(
    Object.entries(known).map(([language, namespaces]) => [language, flattenMessages(namespaces)]),
  )

  const compile = once((dictionary: Dictionary) => Buffer.from(JSON.stringify(compileMessages(dictionary))))

  // What merchants without words of their own have in common is one object.
  const unchanged = once((_: string, languages: Languages) => merge(languages, {}))
  /** Puts a merchant's own texts over the product's. */
  const of = (languages: Languages, overrides: Overrides): MerchantTexts =>
    Object.values(overrides).some((words) => Object.keys(words).length > 0)
      ? merge(languages, overrides)
      : unchanged([languages.default, ...languages.offered].join(' '), languages)
  const merge = (languages: Languages, overrides: Overrides): MerchantTexts => {
    const problems: string[] = []
    const dictionaries: CompiledDictionary[] = []
    let plain: Dictionary = {}
    for (const language of [...languages.offered].sort()) {
      const namespaces = known[language]
      if (namespaces === undefined) {
        problems.push(`There is no dictionary for ${language}. Offer only ${Object.keys(known).join(', ')}.`)
        continue
      }
      const merged = mergeOverrides(flat[language] ?? {}, overrides[language] ?? {}, language)
      problems.push(...merged.problems.map((problem) => problem.message))
      for (const [namespace, base] of Object.entries(namespaces)) {
        const changed = Object.keys(overrides[language] ?? {}).some((id) => Object.hasOwn(base, id))
        const own = changed ? pick(merged.messages, Object.keys(base)) : base
        dictionaries.push({ language, namespace, json: compile(own) })
      }
      if (language === languages.default) plain = merged.messages
    }
    return { dictionaries, plain, problems }
  }
  const checkMessage: Required<MessageChecks>['checkMessage'] = (language, id, text, original) =>
    mergeOverrides({ [id]: original }, { [id]: text }, language).problems[0] ?? null
  /** The rules for folders, shared by the doctor, the build and the development server. */
  const checks: Required<MessageChecks> = { dictionaries: flat, checkMessage }
  return { checks, of }
}

function pick(messages: Dictionary, ids: readonly string[]): Dictionary {
  return Object.fromEntries(ids.map((id) => [id, messages[id] ?? '']))
}
