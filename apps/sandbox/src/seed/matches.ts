/** A team of the demo. The slug names the crest's picture. */
export interface SeedTeam {
  readonly name: string
  readonly slug: string
}

/** Four invented teams that play each other in turn. */
export interface SeedLeague {
  readonly name: string
  /** Minutes after midnight in Brasília: one match a day. */
  readonly kickOff: number
  readonly teams: readonly [SeedTeam, SeedTeam, SeedTeam, SeedTeam]
}

const team = (name: string, slug: string): SeedTeam => ({ name, slug })

export const leagues: readonly SeedLeague[] = [
  {
    name: 'Copa do Litoral',
    kickOff: 16 * 60,
    teams: [
      team('Estrela do Porto', 'estrela-do-porto'),
      team('Atlético Serrano', 'atletico-serrano'),
      team('Vila Coral', 'vila-coral'),
      team('Palmar', 'palmar'),
    ],
  },
  {
    name: 'Island Premier',
    kickOff: 18 * 60 + 30,
    teams: [
      team('Northgate Rovers', 'northgate-rovers'),
      team('Harbour City', 'harbour-city'),
      team('Millbrook Town', 'millbrook-town'),
      team('Saltmarsh United', 'saltmarsh-united'),
    ],
  },
  {
    name: 'Série Ouro',
    kickOff: 21 * 60,
    teams: [
      team('Garoa FC', 'garoa-fc'),
      team('União da Baía', 'uniao-da-baia'),
      team('Ferroviário Azul', 'ferroviario-azul'),
      team('Planalto', 'planalto'),
    ],
  },
]
