let segmenter: Intl.Segmenter | undefined

/**
 * Counts the characters of a text as a reader sees them: a family emoji is one. Counts code points if the browser has
 * no `Intl.Segmenter`.
 */
export function countGraphemes(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}
