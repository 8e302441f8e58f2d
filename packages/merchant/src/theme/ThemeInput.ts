import type { Layout } from '../types.ts'

/** The two to five colours that a brand gives, as `#rrggbb`. Everything else is derived from them. */
export interface BrandColours {
  /** The one action, and what is active. */
  readonly brand: string
  /** The ground of the page; its hue tints every surface. */
  readonly page: string
  /** Live things and second notes; derived from the brand if absent. */
  readonly accent?: string | undefined
  /** The far end of the action's gradient; plain if absent. */
  readonly gradient?: string | undefined
  /** Running text; derived from the page if absent. */
  readonly text?: string | undefined
}

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
export interface FontFace {
  readonly family: string
  /** Path in the merchant folder. */
  readonly file: string
  /** As CSS wants it: `700`, or `400 700` for a variable face. */
  readonly weight: string
  readonly fallback: 'sans' | 'serif'
  readonly metrics: FontMetrics
}

/** `null` is the system's own face. */
export interface Fonts {
  readonly text: FontFace | null
  readonly display: FontFace | null
  readonly digits: FontFace | null
}

/** What `theme.jsonc` says, once it was read and found valid. */
export interface ThemeInput {
  readonly mode: 'dark' | 'light'
  readonly colours: BrandColours
  readonly radius: 'small' | 'medium' | 'large'
  readonly layout: Layout
  readonly fonts: Fonts
}
