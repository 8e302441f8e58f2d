import type { FileSays } from '../types.ts'

/** What `theme.jsonc` says. */
type Said = FileSays<'theme'>

/** The two to five colours that a brand gives, as `#rrggbb`. Everything else is derived from them. */
export type BrandColours = Said['colours']

/** The key of a brand colour in `theme.jsonc`. */
export type BrandKey = keyof BrandColours

/** What a font file says about its glyphs, in font units. */
export interface FontMetrics {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly xWidthAvg: number
}

/** A face of the folder, with the metrics that its fallback is matched to. */
export type FontFace = Exclude<Said['fonts']['text'], 'system'> & { readonly metrics: FontMetrics }

/** `null` is the system's own face. */
export type Fonts = Readonly<Record<keyof Said['fonts'], FontFace | null>>

/** What `theme.jsonc` says, once it was read and found valid, its fonts with their metrics. */
export interface ThemeInput extends Omit<Said, 'fonts'> {
  readonly fonts: Fonts
}
