import list from './data/vendors.json' with { type: 'json' }

/** The game categories in the API contract (`openapi/components/game.yaml`). */
export const allGameCategories = [
  'ELOTTO',
  'RNG',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'INHOUSE',
  'POKER',
  'COCKFIGHT',
] as const
export type GameCategory = (typeof allGameCategories)[number]

/** An invented vendor. The `code` is called `vassalage` in the API. */
export interface SeedVendor {
  readonly code: string
  readonly name: string
  readonly nodeId: number
  readonly categories: readonly GameCategory[]
  /** The hue of the vendor's wordmark, in degrees. */
  readonly hue: number
  /** True if the site can show the vendor's games in a frame. Other games replace the site in the browser tab. */
  readonly framed: boolean
  /** True if trial accounts can play the vendor's games. */
  readonly trialPlay: boolean
}

/** The vendors of the demo, in display order. */
export const seedVendors = list as readonly SeedVendor[]
