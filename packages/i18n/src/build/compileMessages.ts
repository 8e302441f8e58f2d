import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../messages.ts'

/** A dictionary as it is written: flat, id to ICU text. */
export type Dictionary = Readonly<Record<string, string>>

/**
 * Compiles a dictionary, so that the site needs no ICU parser: ids sorted, texts without placeholders as plain strings.
 *
 * @throws Error naming the first text that is not valid ICU. `checkMessages` reports all of them.
 */
export function compileMessages(dictionary: Dictionary): Messages {
  const compiled: Record<string, string | MessageFormatElement[]> = {}
  for (const id of Object.keys(dictionary).sort()) compiled[id] = compile(id, dictionary[id] ?? '')
  return compiled
}

function compile(id: string, text: string): string | MessageFormatElement[] {
  const tree = parseText(text)
  if (tree instanceof Error) throw new Error(`The text "${id}" is not valid ICU: ${tree.message}.`)
  const [only, ...rest] = tree
  return rest.length === 0 && (!only || only.type === TYPE.literal) ? (only?.value ?? '') : tree
}

/** The tree of an ICU text, or the error that says why there is none. */
export function parseText(text: string): MessageFormatElement[] | Error {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: true })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
