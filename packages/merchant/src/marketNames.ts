/**
 * The names of the market packs: each one is a set of responsible-gaming rules that a site can follow
 * (docs/decisions/039). `none` applies no rules.
 */
export const MARKET_NAMES = ['none', 'BR', 'MT', 'UK'] as const

/** A market that has responsible-gaming rules. */
export type MarketName = Exclude<(typeof MARKET_NAMES)[number], 'none'>

/** The game type that every market forbids. */
export const forbiddenGameType = 'COCKFIGHT'
