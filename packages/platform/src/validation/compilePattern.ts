import { estimatePatternSteps } from './estimatePatternSteps.ts'

/**
 * Tests a whole text. A pattern is a regular expression of the site, or the result of `compilePattern`.
 */
export interface TextPattern {
  test(text: string): boolean
}

/**
 * The greatest length of a text in UTF-16 units. Longer texts match no pattern. No field of the API contract allows
 * them.
 */
const MAX_TEXT_LENGTH = 1024
const MAX_SOURCE_LENGTH = 400
/**
 * The greatest estimated number of steps to match a text. A pattern whose steps grow with the square of the text's
 * length needs fewer steps. Slower patterns need more steps and are refused.
 */
const MAX_STEPS = 4_000_000

/**
 * Compiles a regular expression from a server. Matching takes a bounded time for every text. The whole text must match,
 * as with the `pattern` of an HTML input.
 *
 * @param source The source of a regular expression.
 * @returns Undefined if the source is invalid, is longer than 400 characters, has groups, or could need too many steps,
 *   like `.*.*.*=`.
 */
export function compilePattern(source: unknown): TextPattern | undefined {
  if (typeof source !== 'string' || source === '' || source.length > MAX_SOURCE_LENGTH) return undefined
  const flags = /\\p\{/i.test(source) ? 'u' : ''
  try {
    // First compile the source without the group that is added below: `a)|(b` is invalid, but would be valid inside
    // that group.
    const { source: whole } = new RegExp(source, flags)
    const cost = estimatePatternSteps(whole, MAX_TEXT_LENGTH)
    if (!(cost <= MAX_STEPS)) return undefined
    const expression = new RegExp(`^(?:${whole})$`, flags)
    // Some browsers do not refuse an expression that is too large until it is used for the first time.
    expression.test('')
    return { test: (text) => text.length <= MAX_TEXT_LENGTH && expression.test(text) }
  } catch {
    return undefined
  }
}
