/**
 * Matches one part of a pattern: a character or class with its repetition, an alternative, or a lookahead. The time is
 * proportional to the length of the pattern, even for a hostile one.
 */
const part =
  /(?:(\()\?[=!]|(\))|(\|)|(?:\\(?:u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|[^1-9kpux])|\[(?:\\[^]|[^\]\\])*\]|[^\\()[\]{}|*+?])(?:(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??)?)/giy

/**
 * Estimates the greatest number of steps that a backtracking matcher needs for a regular expression. Each repetition
 * multiplies the steps by the number of lengths that it can match.
 *
 * @param source The source of an expression that compiles.
 * @param maxLength The length of the longest text, in UTF-16 units.
 * @returns Infinity for an expression with groups, references, lookbehinds, or a lookahead that the matcher may enter
 *   more than once.
 */
export function estimatePatternSteps(source: string, maxLength: number): number {
  let [read, steps, ways] = [0, 0, 1]
  for (const [text, opens, closes, or, sign, least, comma, most] of source.matchAll(part)) {
    read += text.length
    if (opens && ways > 1) return Infinity
    if (opens ?? closes ?? or) ways = 1
    else {
      const min = sign ? Number(sign === '+') : Number(least ?? 1)
      const max = sign === '?' ? 1 : sign || (comma && !most) ? Math.max(maxLength, min) : Number(most ?? min)
      steps += ways * max
      ways *= max - min + 1
    }
  }
  return read === source.length ? steps : Infinity
}
