import {
  compileMessages,
  mergeNamespaces,
  readDictionaries,
  mergeTextOverrides,
  type Dictionary,
  type DictionariesByLanguage,
} from '@lobby/i18n/build'
import type { MessageCheckOptions } from '@lobby/merchant/reader'
import { join } from 'node:path'
import { memoize } from '../memoize.ts'
import { WORKSPACE_ROOT } from '../places.ts'
import { hashFolders } from './record.ts'

/** A compiled dictionary, ready to be written. */
export interface CompiledDictionary {
  readonly language: string
  readonly namespace: string
  /** The bytes of the dictionary. All merchants without own texts in this dictionary share one object. */
  readonly json: Buffer
}

/**
 * A merchant's texts: the dictionaries to serve, and the raw texts of its default language for the stamped documents.
 */
export interface MerchantTexts {
  readonly dictionaries: readonly CompiledDictionary[]
  /** The uncompiled texts of the default language, by id. */
  readonly plain: Dictionary
  readonly problems: readonly string[]
}

/** The product's dictionaries, which are compiled one time for all merchants. */
export type ProductTexts = ReturnType<typeof textsOf>

type Languages = { readonly default: string; readonly offered: readonly string[] }
type Overrides = Readonly<Record<string, Dictionary>>

let latest: { readonly key: string; readonly texts: ProductTexts } | undefined

/** Returns a hash of the files of the product's dictionaries. */
export const hashDictionaries = (): string => hashFolders([join(WORKSPACE_ROOT, 'packages/i18n/messages')])

/**
 * Returns the product's dictionaries as they are on disk. Returns the same object while the files stay the same, so
 * that a process that stamps several times parses, compiles and compresses each dictionary only one time.
 * @param key The hash of the files.
 * @throws Error if the dictionaries cannot be read.
 */
export function loadProductTexts(key: string = hashDictionaries()): ProductTexts {
  if (latest?.key !== key) latest = { key, texts: textsOf(readDictionaries()) }
  return latest.texts
}

function textsOf(known: DictionariesByLanguage) {
  const flat = Object.fromEntries(
    Object.entries(known).map(([language, namespaces]) => [language, mergeNamespaces(namespaces)]),
  )

  const compile = memoize((dictionary: Dictionary) => Buffer.from(JSON.stringify(compileMessages(dictionary))))

  // Merchants without own texts share one object.
  const unchanged = memoize((_: string, languages: Languages) => merge(languages, {}))
  /** Returns the product's texts, with a merchant's own texts in place of the product's texts with the same ids. */
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
      const merged = mergeTextOverrides(flat[language] ?? {}, overrides[language] ?? {}, language)
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
  const checkMessage: Required<MessageCheckOptions>['checkMessage'] = (language, id, text, original) =>
    mergeTextOverrides({ [id]: original }, { [id]: text }, language).problems[0] ?? null
  /** The checks of a folder's texts. The doctor, the build and the development server all use them. */
  const checks: Required<MessageCheckOptions> = { dictionaries: flat, checkMessage }
  return { checks, of }
}

function pick(messages: Dictionary, ids: readonly string[]): Dictionary {
  return Object.fromEntries(ids.map((id) => [id, messages[id] ?? '']))
}
