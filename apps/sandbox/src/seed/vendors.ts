import list from './data/vendors.json' with { type: 'json' }

/** The categories of the contract (`openapi/components/game.yaml`). */
export const categories = [
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
export type Category = (typeof categories)[number]

/** An invented vendor. `code` is what the wire calls `vassalage`. */
export interface SeedVendor {
  readonly code: string
  readonly name: string
  readonly nodeId: number
  readonly categories: readonly Category[]
  /** Hue of its wordmark, in degrees. */
  readonly hue: number
  /** Its games may stand in a frame of the site; else each is a page of its own. */
  readonly framed: boolean
  /** Takes trial accounts. */
  readonly trialPlay: boolean
}

/** The vendors of the demo, each with its categories, in the order in which rails show them. */
export const vendors = list as readonly SeedVendor[]
