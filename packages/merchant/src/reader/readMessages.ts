import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../types.ts'
import { didYouMean, freeSpelling } from './didYouMean.ts'
import { tooLarge, type Folder } from './Folder.ts'
import { icuSlip } from './icuSlip.ts'
import { textProblem } from './plainText.ts'
import type { Problem } from './Problem.ts'
import { parseBytes, type SourceFile } from './SourceFile.ts'

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
