/** The types of what editors publish, as calls name them (specification part 1, section 1). */
export const contentTypes = { agent: 'A', player: 'PL', banner: 'B', popUp: 'PU', promotion: 'PR', home: 'H' } as const
