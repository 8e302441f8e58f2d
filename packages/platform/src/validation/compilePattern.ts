import { estimatePatternSteps } from './estimatePatternSteps.ts'

/**
 * Tests whether a whole text matches. It is a regular expression of our own, or one from a server that `compilePattern`
 * accepted.
 */
export interface Pattern {
  test(text: string): boolean
}

/** In UTF-16 units. Longer texts match no pattern, because the API contract allows them in no field. */
const MAX_TEXT_LENGTH = 1024
const MAX_SOURCE_LENGTH = 400
/**
 * The largest estimated number of steps of a matcher. Patterns whose steps grow with the square of the text's length
 * stay below it. Worse patterns exceed it.
 */
const MAX_STEPS = 4_000_000

/**
 * Compiles a regular expression from a server, such as a validation rule of the platform, into a test that ends in
 * bounded time for every input. As with the `pattern` of an HTML input, the whole text must match. `\p{...}` switches
 * to Unicode mode. Both the site and the sandbox use this function.
 *
 * @param source The source of a regular expression.
 * @returns Undefined if the source is invalid, longer than 400 characters, has groups, or could take too many steps, as
 *   `.*.*.*=` does. The field can then only be checked for being filled in.
 */
export function compilePattern(source: unknown): Pattern | undefined {
  if (typeof source !== 'string' || source === '' || source.length > MAX_SOURCE_LENGTH) return undefined
  const flags = /\\p\{/i.test(source) ? 'u' : ''
  try {
    // Compiles the source without the group below first, because `a)|(b` is valid only inside a group.
    const { source: whole } = new RegExp(source, flags)
    const cost = estimatePatternSteps(whole, MAX_TEXT_LENGTH)
    if (!(cost <= MAX_STEPS)) return undefined
    const expression = new RegExp(`^(?:${whole})$`, flags)
    // Some engines reject an expression that is too large only at its first use.
    expression.test('')
    return { test: (text) => text.length <= MAX_TEXT_LENGTH && expression.test(text) }
  } catch {
    return undefined
  }
}
