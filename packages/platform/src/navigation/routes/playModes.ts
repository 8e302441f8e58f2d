/**
 * The prize modes of lotteries: the specification's names, with the values that the API uses (C11 and C32 in
 * docs/decisions/001).
 */
export const prizeModes = { Lott: 'LOTT', ZY: 'ZY', Elott: 'ELOTT' } as const

/**
 * The two ways to play a lottery: the specification's names, with the values that the API uses (C32 in
 * docs/decisions/001).
 */
export const lotteryPlayTypes = { Tradition: 'trad', Entertainment: 'ent' } as const

/**
 * The gateway id tells the platform which kind of site a player uses (specification part 1, section 1). This site is
 * `MOBILE`.
 */
export const GATEWAY_IDS = { WEB: 1, MOBILE: 3 } as const
