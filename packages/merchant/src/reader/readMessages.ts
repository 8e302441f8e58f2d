import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../types.ts'
import { didYouMean } from './didYouMean.ts'
import type { Folder } from './Folder.ts'
import { messagePlaceholders } from './messagePlaceholders.ts'
import type { Problem } from './Problem.ts'
import { parseSource } from './SourceFile.ts'

/** A flat dictionary: id to ICU text. */
export type Messages = Readonly<Record<string, string>>

/** The product's own dictionaries, by language: what overrides are held against. */
export type Dictionaries = Readonly<Record<LanguageCode, Messages>>

function checked(name: string, text: string, base: Messages | undefined): { messages: Messages; problems: readonly Problem[] } {
  const source = parseSource(name, text)
  const problems = [...source.problems]
  const { value } = source
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (problems.length === 0) problems.push(source.problem('LM005', [], 'The file is not an object.', 'Write { "message.id": "text" }.'))
    return { messages: {}, problems }
  }
  const messages: Record<string, string> = {}
  for (const [id, message] of Object.entries(value as Record<string, unknown>)) {
    if (id === '$schema') continue
    const original = base?.[id]
    const placeholders = typeof message === 'string' ? messagePlaceholders(message) : null
    if (base !== undefined && original === undefined) {
      const hint = didYouMean(id, Object.keys(base))
      problems.push(source.problem('LM050', [id], `unknown message "${id}".${hint}`, 'Use an id of the product; a folder can change texts, not add them.', 'key'))
    } else if (typeof message !== 'string') {
      problems.push(source.problem('LM005', [id], `"${id}" is not a text.`, 'Write a text in double quotes.'))
    } else if (placeholders === null) {
      problems.push(source.problem('LM051', [id], `The braces of "${id}" do not match.`, `Keep those of the original: ${original ?? 'as in the dictionary'}`))
    } else if (original !== undefined && String(messagePlaceholders(original)) !== String(placeholders)) {
      const wanted = messagePlaceholders(original)?.join(', ')
      const cure = `Use exactly: ${wanted === undefined || wanted === '' ? 'none' : wanted}. The original: ${original}`
      problems.push(source.problem('LM051', [id], `"${id}" has other placeholders than the original: ${placeholders.join(', ') || 'none'}.`, cure))
    } else {
      messages[id] = message
    }
  }
  return { messages, problems }
}

/**
 * Reads `messages/<LANG>.json`: the merchant's own words.
 *
 * @param offered The languages that the merchant offers; null if that could not be read.
 * @param dictionaries The product's own; without them ids and placeholders are not looked at.
 */
export function readMessages(
  folder: Folder,
  label: string,
  offered: readonly LanguageCode[] | null,
  dictionaries: Dictionaries | undefined,
): { readonly messages: Readonly<Record<LanguageCode, Messages>>; readonly problems: readonly Problem[] } {
  const place = join(folder.path, 'messages')
  const names = existsSync(place) ? readdirSync(place).sort() : []
  const all: Record<LanguageCode, Messages> = {}
  const problems: Problem[] = []
  for (const file of names) {
    const name = `${label}/messages/${file}`
    const language = /^([A-Z]{2,3})\.json$/.exec(file)?.[1]
    const content = folder.read(`messages/${file}`)
    const at = { file: name, line: 1, column: 1, source: '' }
    if (language === undefined || !(content instanceof Uint8Array)) {
      problems.push({ ...at, code: 'LM012', message: `"messages/${file}" is no dictionary.`, cure: 'Name it after its language, for example messages/PT.json, or remove it.' })
      continue
    }
    if (offered !== null && !offered.includes(language)) {
      problems.push({ ...at, code: 'LM031', message: `${language} is not offered by this merchant.`, cure: 'Add it to languages.offered in merchant.jsonc, or remove this file.' })
    }
    const read = checked(name, Buffer.from(content).toString('utf8'), dictionaries?.[language])
    all[language] = read.messages
    problems.push(...read.problems)
  }
  return { messages: all, problems }
}
