/**
 * Returns the first letters of the first two words: `DG` for `Dragon Gold 88`. Also works for a single word and for
 * scripts without capital letters.
 */
export function getInitials(name: string): string {
  const words = name.split(/[\s_-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
