/** The prize modes of lotteries, by the specification's names, with the values that travel (C11, C32). */
export const prizeModes = { Lott: 'LOTT', ZY: 'ZY', Elott: 'ELOTT' } as const

/** The play types, in the same way: of a launch address, and of what can be bet on (C32). */
export const playTypes = { Tradition: 'trad', Entertainment: 'ent' } as const

/** Where something is done from, by the specification's names, with the ids that travel (part 1, section 1). This site is the mobile one. */
export const gateways = { WEB: 1, MOBILE: 3 } as const
