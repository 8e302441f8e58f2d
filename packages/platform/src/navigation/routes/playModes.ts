/** The prize modes of lotteries: the specification's names, with the values that the API uses (C11, C32). */
export const prizeModes = { Lott: 'LOTT', ZY: 'ZY', Elott: 'ELOTT' } as const

/**
 * The play types in launch URLs and of kinds of bets: the specification's names, with the values that the API uses
 * (C32).
 */
export const playTypes = { Tradition: 'trad', Entertainment: 'ent' } as const

/**
 * The gateway ids of the kinds of sites: the specification's names, with the ids that the API uses (part 1, section 1).
 * This site is `MOBILE`.
 */
export const GATEWAY_IDS = { WEB: 1, MOBILE: 3 } as const
