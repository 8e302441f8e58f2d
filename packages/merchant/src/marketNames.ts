/** The market packs there are: which rules of playing responsibly a site follows (docs/decisions/039). `none` has none of them. */
export const marketNames = ['none', 'BR', 'MT', 'UK'] as const

/** A market with rules. */
export type Market = Exclude<(typeof marketNames)[number], 'none'>

/** The kind of games that every market forbids. */
export const forbiddenKind = 'COCKFIGHT'
