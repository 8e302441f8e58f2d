const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many characters a text has, as a reader sees them. */
export const graphemes = (text: string): number => [...segmenter.segment(text)].length
