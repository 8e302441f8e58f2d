import { checkText } from './checkText.ts'
import type { Dictionary } from './compileMessages.ts'
import { createMessageProblem, type MessageProblem } from './problem.ts'

/**
 * Replaces texts of the product with a merchant's overrides, in one language.
 *
 * @returns The merged texts without the overrides that have a problem, and all problems: an id that does not exist,
 *   other placeholders or tags than in the replaced text, invalid ICU, an empty text.
 */
export function mergeTextOverrides(
  base: Dictionary,
  overrides: Dictionary,
  language: string,
): { readonly messages: Dictionary; readonly problems: readonly MessageProblem[] } {
  const messages: Record<string, string> = { ...base }
  const problems: MessageProblem[] = []
  for (const [id, text] of Object.entries(overrides)) {
    const unknown = `There is no text "${id}" to replace in ${language}. Look up its id in the dictionaries.`
    const found = Object.hasOwn(base, id)
      ? checkText(language, id, text, base[id])
      : [createMessageProblem(language, id, 'extra', unknown)]
    if (found.length === 0) messages[id] = text
    problems.push(...found)
  }
  return { messages, problems }
}
