let segmenter: Intl.Segmenter | undefined

/** How many characters a text has, as a reader sees them: a family of emoji is one. By code points on a browser that cannot tell. */
export function graphemes(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}
