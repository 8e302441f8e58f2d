import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { CompiledMessages } from '../messages.ts'

/** A dictionary before compilation: ICU texts by id, not nested. */
export type Dictionary = Readonly<Record<string, string>>

/**
 * Compiles a dictionary so that the site needs no ICU parser. Sorts the ids, and keeps texts without placeholders as
 * plain strings.
 *
 * @throws Error with the id of the first text that is not valid ICU. `checkMessages` reports all such texts.
 */
export function compileMessages(dictionary: Dictionary): CompiledMessages {
  const compiled: Record<string, string | MessageFormatElement[]> = {}
  for (const id of Object.keys(dictionary).sort()) compiled[id] = compile(id, dictionary[id] ?? '')
  return compiled
}

function compile(id: string, text: string): string | MessageFormatElement[] {
  const tree = parseIcuText(text)
  if (tree instanceof Error) throw new Error(`The text "${id}" is not valid ICU: ${tree.message}.`)
  const [only, ...rest] = tree
  return rest.length === 0 && (!only || only.type === TYPE.literal) ? (only?.value ?? '') : tree
}

/** Parses an ICU text. Returns the parser's error instead of throwing it. */
export function parseIcuText(text: string): MessageFormatElement[] | Error {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: true })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
