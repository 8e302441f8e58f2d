import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../types.ts'
import { tooLarge, type Folder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { parseBytes, type SourceFile } from './SourceFile.ts'
import { didYouMean, freeSpelling } from './didYouMean.ts'
import { textProblem } from './plainText.ts'

/** A flat dictionary: id to ICU text. */
export type Messages = Readonly<Record<string, string>>

/** The product's own dictionaries, by language: what overrides are held against. */
export type Dictionaries = Readonly<Record<LanguageCode, Messages>>

/** What a folder's own words are held against. */
export interface MessageChecks {
  /** The product's dictionaries by language; without them languages and ids are not looked at. */
  readonly dictionaries?: Dictionaries
  /** What is wrong with a text that replaces another: a sentence, and the parser's name for a mistake in the syntax. Null if nothing is. */
  readonly checkMessage?: (
    language: LanguageCode,
    id: string,
    text: string,
    original: string,
  ) => { readonly message: string; readonly syntax?: string } | null
}

/** From as many letters on, and as many times the product's, a text breaks what shows it. */
const FAR_TOO_LONG_LETTERS = 200
const FAR_TOO_LONG_TIMES = 10

/** Whether an own text has no room anywhere. A text that the product leaves empty may be a paragraph. */
export const isFarTooLong = (text: string, original: string): boolean =>
  original !== '' && text.length > Math.max(FAR_TOO_LONG_LETTERS, original.length * FAR_TOO_LONG_TIMES)

/** Says how long both texts are. */
export const lengthSentence = (id: string, text: string, original: string): string =>
  `"${id}" has ${text.length} letters, and the text of the product has ${original.length}: ${JSON.stringify(original)}.`

function problemOf(
  source: SourceFile,
  language: LanguageCode,
  id: string,
  text: unknown,
  { dictionaries, checkMessage }: MessageChecks,
): Problem | null {
  const base = dictionaries?.[language]
  const original = base === undefined || !Object.hasOwn(base, id) ? undefined : base[id]
  if (typeof text !== 'string')
    return source.problem('LM005', [id], `"${id}" is not a text.`, 'Write a text in double quotes.')
  if (base === undefined) return null
  if (original === undefined) {
    const known = Object.keys(base)
    const better = freeSpelling(id, known, Object.keys(Object(source.value) as object))
    const message = `unknown message "${id}".${didYouMean(id, known)}`
    const cure = 'Use an id of the product; a folder can change texts, not add them.'
    return source.problem('LM050', [id], message, cure, 'key', better)
  }
  const wrong = checkMessage?.(language, id, text, original) ?? null
  if (wrong === null) {
    const mistake = textProblem(text, { lines: true, tags: true, empty: original === '' })
    if (mistake !== null) return source.problem('LM007', [id], `"${id}" ${mistake.message}.`, mistake.cure)
    const cure = 'Make it about as long: no button or title has room for it.'
    return isFarTooLong(text, original) ? source.problem('LM052', [id], lengthSentence(id, text, original), cure) : null
  }
  const { message, syntax } = wrong
  if (syntax === undefined) return source.problem('LM051', [id], message, `The original: ${original}`)
  const cure = `A placeholder is a name in braces, {name}, and a tag is closed, <b>so</b>. The original: ${original}`
  return source.problem('LM051', [id], `"${id}" ${icuSlip(text, syntax)}.`, cure)
}

function readFile(
  source: SourceFile,
  language: LanguageCode,
  checks: MessageChecks,
): { messages: Messages; problems: readonly Problem[] } {
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

/** What a folder holds, in order; nothing if it is not there; a sentence if it cannot be looked into. */
function namesIn(place: string): readonly string[] | string {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return '"messages" is a file, and was to be a folder.'
  try {
    return readdirSync(place).sort()
  } catch {
    return 'The folder "messages" may not be read.'
  }
}

/**
 * Reads `messages/<LANG>.json`: the merchant's own words.
 * @param offered The languages that the merchant offers; null if that could not be read.
 */
export function readMessages(
  folder: Folder,
  offered: readonly LanguageCode[] | null,
  checks: MessageChecks,
): { readonly messages: Readonly<Record<LanguageCode, Messages>>; readonly problems: readonly Problem[] } {
  const place = join(folder.path, 'messages')
  const names = namesIn(place)
  if (typeof names === 'string') {
    const cure = 'Make it a folder that you may read, with a file a language in it, or remove it.'
    return { messages: {}, problems: [folder.tell('messages')('LM015', names, cure)] }
  }
  const all: Record<LanguageCode, Messages> = {}
  const problems: Problem[] = []
  for (const file of names) {
    const language = /^([A-Z]{2}(?:-[A-Z]{2})?)\.json$/.exec(file)?.[1]
    const content = folder.read(`messages/${file}`)
    const tell = folder.tell(`messages/${file}`)
    if (content === 'large') {
      const { code, message, cure } = tooLarge(folder, `messages/${file}`)
      problems.push(tell(code, message, cure))
      continue
    }
    if (language === undefined || !(content instanceof Uint8Array)) {
      const cure = 'Name it after its language, for example messages/PT.json, or remove it.'
      problems.push(tell('LM012', `"messages/${file}" is no dictionary.`, cure))
      continue
    }
    if (offered !== null && !offered.includes(language)) {
      const cure = 'Add it to languages.offered in merchant.jsonc, or remove this file.'
      problems.push(tell('LM031', `${language} is not offered by this merchant.`, cure))
    }
    const read = readFile(parseBytes(`${folder.label}/messages/${file}`, content), language, checks)
    all[language] = read.messages
    problems.push(...read.problems)
  }
  return { messages: all, problems }
}

/** What is wrong with a text that cannot be shown, by the parser's name for it. */
const words: Readonly<Record<string, string>> = {
  EMPTY_ARGUMENT: 'has braces with nothing between them',
  MALFORMED_ARGUMENT: 'has something other than a name between braces',
  EXPECT_ARGUMENT_TYPE: 'has a comma after a name in braces, and no kind behind it',
  INVALID_ARGUMENT_TYPE:
    'has a kind after the comma in braces that is none of plural, select, selectordinal, number, date, time',
  MISSING_OTHER_CLAUSE: 'has a choice without a branch "other"',
  INVALID_TAG: 'has a "<" that begins no tag',
  UNMATCHED_CLOSING_TAG: 'closes a tag that is not open',
  UNCLOSED_TAG: 'has a tag that nothing closes',
}

/** Where a brace opens that nothing closes, or closes that nothing opened; null where all have their other. */
function loneBrace(text: string): { readonly at: number; readonly opens: boolean } | null {
  const open: number[] = []
  // A brace between apostrophes is text: '{'.
  const bare = text.replaceAll(/'[{}][^']*'/g, (quoted) => ' '.repeat(quoted.length))
  for (const { index, 0: brace } of bare.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else if (open.pop() === undefined) return { at: index, opens: false }
  }
  const at = open.at(-1)
  return at === undefined ? null : { at, opens: true }
}

/**
 * Why a text cannot be shown, in words: which brace or tag is wrong. To be read after the text's id.
 * @param kind The parser's name for it, such as `EXPECT_ARGUMENT_TYPE`.
 */
function icuSlip(text: string, kind: string): string {
  const lone = loneBrace(text)
  if (lone?.opens === true) return `has a "{" that no "}" closes, before "${text.slice(lone.at + 1, lone.at + 25)}"`
  if (lone !== null) return `has a "}" that no "{" opens, after "${text.slice(Math.max(0, lone.at - 24), lone.at)}"`
  const what = words[kind] ?? 'has a part in braces that cannot be read'
  const part = kind.endsWith('TAG') ? /<[^>]*>?/.exec(text)?.[0] : /\{[^{}]*\}/.exec(text)?.[0]
  return part === undefined ? what : `${what}: ${part.slice(0, 40)}`
}
