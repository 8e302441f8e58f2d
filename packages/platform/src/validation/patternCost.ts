/**
 * What a rule's pattern may consist of: a character or a class with its repetition, a choice, a look ahead. Each part begins unlike all
 * others, so that reading a hostile source takes no longer than its length.
 */
const part =
  /(?:(\()\?[=!]|(\))|(\|)|(?:\\(?:u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|[^1-9kpux])|\[(?:\\[^]|[^\]\\])*\]|[^\\()[\]{}|*+?])(?:(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??)?)/giy

/**
 * An upper bound of the steps that a backtracking matcher takes for a regular expression on a text of `longest` characters, failure
 * included: every repetition multiplies the ways on by as many turns as it may take or leave.
 * @param source of an expression that compiles
 * @returns Infinity for one with groups, references, looks behind, or a look ahead that may be entered more than once
 */
export function patternCost(source: string, longest: number): number {
  let [read, steps, ways] = [0, 0, 1]
  for (const [text, opens, closes, or, sign, least, comma, most] of source.matchAll(part)) {
    read += text.length
    if (opens && ways > 1) return Infinity
    if (opens ?? closes ?? or) ways = 1
    else {
      const min = sign ? Number(sign === '+') : Number(least ?? 1)
      const max = sign === '?' ? 1 : sign || (comma && !most) ? Math.max(longest, min) : Number(most ?? min)
      steps += ways * max
      ways *= max - min + 1
    }
  }
  return read === source.length ? steps : Infinity
}
