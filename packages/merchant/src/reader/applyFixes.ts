import type { Fix } from './Problem.ts'

/**
 * A file's text with every fix in its place. Of two that overlap the later one is left out: the next look finds it again.
 * @param text As it stands; a byte-order mark goes, as no fix counts it.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let rest = text.replace(/^\uFEFF/, '')
  let before = Infinity
  for (const { from, to, text: better } of [...fixes].sort((one, other) => other.from - one.from)) {
    if (to > before) continue
    rest = rest.slice(0, from) + better + rest.slice(to)
    before = from
  }
  return rest
}
