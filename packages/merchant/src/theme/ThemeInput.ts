import type { ReadonlySettingsFileContent } from '../types.ts'

/** The content of `theme.jsonc`. */
type ThemeFileContent = ReadonlySettingsFileContent<'theme'>

/** The two to five brand colours of a theme, as `#rrggbb`. All other colours are derived from them. */
export type BrandColours = ThemeFileContent['colours']

/** The key of a brand colour in `theme.jsonc`. */
export type BrandColourKey = keyof BrandColours

/** The metrics of a font file, in font units. */
export interface FontMetrics {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly xWidthAvg: number
}

/** A font of the merchant folder, with the metrics to which the size of its fallback font is adjusted. */
export type FontFace = Exclude<ThemeFileContent['fonts']['text'], 'system'> & { readonly metrics: FontMetrics }

/** The font for each use: text, display and digits. `null` is the system font. */
export type ThemeFonts = Readonly<Record<keyof ThemeFileContent['fonts'], FontFace | null>>

/** The content of a valid `theme.jsonc`, with the metrics of its fonts. */
export interface ThemeInput extends Omit<ThemeFileContent, 'fonts'> {
  readonly fonts: ThemeFonts
}
