/** The prize modes of lotteries, by the specification's names, with the values that travel (C11, C32). */
export const prizeModes = { Lott: 'LOTT', ZY: 'ZY', Elott: 'ELOTT' } as const

/** The play types, in the same way: of a launch address, and of what can be bet on (C32). */
export const playTypes = { Tradition: 'trad', Entertainment: 'ent' } as const
