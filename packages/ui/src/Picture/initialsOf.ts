/** The first letters of at most two words: `Dragon Gold 88` gives `DG`. Works for names of one word and of scripts without case. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
