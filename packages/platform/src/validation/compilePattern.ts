import { patternCost } from './patternCost.ts'

/** Whether a text fits, as a whole: an expression of our own, or one of a server that `compilePattern` let through. */
export interface Pattern {
  test(text: string): boolean
}

/** Longer texts fit no pattern: the contract lets none through for any field. In UTF-16 units. */
const longestText = 1024
const longestSource = 400
/** Steps of a matcher: what is quadratic in the text's length may pass, what is more may not. */
const budget = 4_000_000

/**
 * A pattern that somebody else wrote, such as a rule of the platform, as a test that ends in bounded time whatever is typed.
 * As with the `pattern` of an HTML input the whole text has to fit; `\p{...}` switches to Unicode mode. The site and the
 * sandbox judge by this one.
 *
 * @param source A regular expression's source; anything else counts as none
 * @returns Nothing for a source that is no expression, is longer than 400 characters, has groups, or might take longer than its budget, as
 * `.*.*.*=` does: then only whether something was typed can be checked
 */
export function compilePattern(source: unknown): Pattern | undefined {
  if (typeof source !== 'string' || source === '' || source.length > longestSource) return undefined
  const flags = /\\p\{/i.test(source) ? 'u' : ''
  try {
    // By itself first: `a)|(b` would be an expression only inside of the group.
    const { source: whole } = new RegExp(source, flags)
    const cost = patternCost(whole, longestText)
    if (!(cost <= budget)) return undefined
    const expression = new RegExp(`^(?:${whole})$`, flags)
    // Some engines find out at the first use what is too large for them.
    expression.test('')
    return { test: (text) => text.length <= longestText && expression.test(text) }
  } catch {
    return undefined
  }
}
