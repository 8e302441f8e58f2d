import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../types.ts'
import { describeTooLargeFile, type MerchantFolder } from './MerchantFolder.ts'
import type { Problem } from './Problem.ts'
import { parseSourceFileBytes, type SourceFile } from './SourceFile.ts'
import { formatSpellingSuggestion, findUnusedKeySpelling } from './didYouMean.ts'
import { findTextMistake } from './plainText.ts'

/** A flat dictionary: ICU texts by id. */
export type MerchantMessages = Readonly<Record<string, string>>

/** The product's own dictionaries by language. A merchant's own text replaces the product's text with the same id. */
export type Dictionaries = Readonly<Record<LanguageCode, MerchantMessages>>

/** The dictionaries and the function with which the reader checks the texts of a folder. */
export interface MessageCheckOptions {
  /** The product's dictionaries by language. Without them, languages and ids are not checked. */
  readonly dictionaries?: Dictionaries
  /**
   * Explains what is wrong with a text of the merchant. `syntax` is the ICU parser's name of a syntax error. Returns
   * null if nothing is wrong.
   */
  readonly checkMessage?: (
    language: LanguageCode,
    id: string,
    text: string,
    original: string,
  ) => { readonly message: string; readonly syntax?: string } | null
}

/**
 * A merchant's text is too long if it has more than 200 letters and more than ten times the letters of the product's
 * text.
 */
const FAR_TOO_LONG_LETTERS = 200
const FAR_TOO_LONG_TIMES = 10

/**
 * Returns whether a merchant's text is so long that it breaks the layout. If the product's text is empty, no length is
 * too long, because the place is made for a paragraph.
 */
export const isTextFarTooLong = (text: string, original: string): boolean =>
  original !== '' && text.length > Math.max(FAR_TOO_LONG_LETTERS, original.length * FAR_TOO_LONG_TIMES)

/** Returns a sentence with the length of a merchant's own text and the length of the product's text. */
export const formatTextLengths = (id: string, text: string, original: string): string =>
  `"${id}" has ${text.length} letters, but the product's text has ${original.length}: ${JSON.stringify(original)}.`

function problemOf(
  source: SourceFile,
  language: LanguageCode,
  id: string,
  text: unknown,
  { dictionaries, checkMessage }: MessageCheckOptions,
): Problem | null {
  const base = dictionaries?.[language]
  const original = base === undefined || !Object.hasOwn(base, id) ? undefined : base[id]
  if (typeof text !== 'string')
    return source.problem('LM005', [id], `"${id}" is not a text.`, 'Write a text in double quotes.')
  if (base === undefined) return null
  if (original === undefined) {
    const known = Object.keys(base)
    const better = findUnusedKeySpelling(id, known, Object.keys(Object(source.value) as object))
    const message = `unknown message "${id}".${formatSpellingSuggestion(id, known)}`
    const cure = 'Use an id of the product: a folder can change texts, but not add them.'
    return source.problem('LM050', [id], message, cure, 'key', better)
  }
  const wrong = checkMessage?.(language, id, text, original) ?? null
  if (wrong === null) {
    const mistake = findTextMistake(text, { lines: true, tags: true, empty: original === '' })
    if (mistake !== null) return source.problem('LM007', [id], `"${id}" ${mistake.message}.`, mistake.cure)
    const cure = "Shorten it to about the length of the product's text: no button or title has room for it."
    return isTextFarTooLong(text, original)
      ? source.problem('LM052', [id], formatTextLengths(id, text, original), cure)
      : null
  }
  const { message, syntax } = wrong
  if (syntax === undefined) return source.problem('LM051', [id], message, `The original: ${original}`)
  const cure = `A placeholder is a name in braces, {name}, and a tag is closed, <b>so</b>. The original: ${original}`
  return source.problem('LM051', [id], `"${id}" ${describeIcuError(text, syntax)}.`, cure)
}

function readFile(
  source: SourceFile,
  language: LanguageCode,
  checks: MessageCheckOptions,
): { messages: MerchantMessages; problems: readonly Problem[] } {
  const { value } = source
  if (source.problems.length > 0) return { messages: {}, problems: source.problems }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const problem = source.problem('LM005', [], 'The file is not an object.', 'Write { "message.id": "text" }.')
    return { messages: {}, problems: [problem] }
  }
  const { $schema: _, ...texts } = value as Record<string, unknown>
  const problems = Object.entries(texts).flatMap(([id, text]) => problemOf(source, language, id, text, checks) ?? [])
  return { messages: texts as Record<string, string>, problems }
}

/**
 * Returns the sorted names in the folder `messages`. Returns an empty list if it does not exist, and a sentence if it
 * cannot be read.
 */
function listMessageFiles(place: string): readonly string[] | string {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return '"messages" is a file, but must be a folder.'
  try {
    return readdirSync(place).sort()
  } catch {
    return 'The folder "messages" cannot be read: permission is denied.'
  }
}

/**
 * Reads `messages/<LANG>.json`, the merchant's own texts.
 * @param offered The languages that the merchant offers. Null if these could not be read.
 */
export function readMessages(
  folder: MerchantFolder,
  offered: readonly LanguageCode[] | null,
  checks: MessageCheckOptions,
): { readonly messages: Readonly<Record<LanguageCode, MerchantMessages>>; readonly problems: readonly Problem[] } {
  const place = join(folder.path, 'messages')
  const names = listMessageFiles(place)
  if (typeof names === 'string') {
    const cure = 'Make it a readable folder with one file for each language, or remove it.'
    return { messages: {}, problems: [folder.tell('messages')('LM015', names, cure)] }
  }
  const all: Record<LanguageCode, MerchantMessages> = {}
  const problems: Problem[] = []
  for (const file of names) {
    const language = /^([A-Z]{2}(?:-[A-Z]{2})?)\.json$/.exec(file)?.[1]
    const content = folder.read(`messages/${file}`)
    const tell = folder.tell(`messages/${file}`)
    if (content === 'large') {
      const { code, message, cure } = describeTooLargeFile(folder, `messages/${file}`)
      problems.push(tell(code, message, cure))
      continue
    }
    if (language === undefined || !(content instanceof Uint8Array)) {
      const cure = 'Name it after its language, for example messages/PT.json, or remove it.'
      problems.push(tell('LM012', `"messages/${file}" is not a dictionary.`, cure))
      continue
    }
    if (offered !== null && !offered.includes(language)) {
      const cure = 'Add it to languages.offered in merchant.jsonc, or remove this file.'
      problems.push(tell('LM031', `${language} is not offered by this merchant.`, cure))
    }
    const read = readFile(parseSourceFileBytes(`${folder.label}/messages/${file}`, content), language, checks)
    all[language] = read.messages
    problems.push(...read.problems)
  }
  return { messages: all, problems }
}

/** Explanations of syntax errors, by the name that the ICU parser gives them. */
const syntaxErrors: Readonly<Record<string, string>> = {
  EMPTY_ARGUMENT: 'has braces with nothing between them',
  MALFORMED_ARGUMENT: 'has something other than a name between braces',
  EXPECT_ARGUMENT_TYPE: 'has a comma after a name in braces, but no type after it',
  INVALID_ARGUMENT_TYPE:
    'has an unknown type after the comma in braces; known are plural, select, selectordinal, number, date and time',
  MISSING_OTHER_CLAUSE: 'has a choice without the branch "other"',
  INVALID_TAG: 'has a "<" that does not begin a tag',
  UNMATCHED_CLOSING_TAG: 'closes a tag that is not open',
  UNCLOSED_TAG: 'has a tag that is never closed',
}

/**
 * Finds the first closing brace without an opening one, or the last opening brace that is never closed. Returns null if
 * every brace has its counterpart.
 */
function findUnmatchedBrace(text: string): { readonly at: number; readonly opens: boolean } | null {
  const open: number[] = []
  // Braces inside apostrophes are literal text: '{'.
  const bare = text.replaceAll(/'[{}][^']*'/g, (quoted) => ' '.repeat(quoted.length))
  for (const { index, 0: brace } of bare.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else if (open.pop() === undefined) return { at: index, opens: false }
  }
  const at = open.at(-1)
  return at === undefined ? null : { at, opens: true }
}

/**
 * Returns the end of a sentence that begins with the id of an ICU text and explains which brace or tag is wrong.
 * @param kind The parser's name for the error, such as `EXPECT_ARGUMENT_TYPE`.
 */
function describeIcuError(text: string, kind: string): string {
  const lone = findUnmatchedBrace(text)
  if (lone?.opens === true) return `has a "{" without a closing "}", before "${text.slice(lone.at + 1, lone.at + 25)}"`
  if (lone !== null)
    return `has a "}" without an opening "{", after "${text.slice(Math.max(0, lone.at - 24), lone.at)}"`
  const what = syntaxErrors[kind] ?? 'has a part in braces that cannot be read'
  const part = kind.endsWith('TAG') ? /<[^>]*>?/.exec(text)?.[0] : /\{[^{}]*\}/.exec(text)?.[0]
  return part === undefined ? what : `${what}: ${part.slice(0, 40)}`
}
