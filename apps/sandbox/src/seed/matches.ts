/** Matches between invented teams. The slug names the crest's picture. */
export interface SeedMatch {
  readonly home: { readonly name: string; readonly slug: string }
  readonly away: { readonly name: string; readonly slug: string }
  readonly league: string
  /** Hours from the full hour of the asking, so that there is always a match to come. */
  readonly inHours: number
}

const team = (name: string, slug: string): SeedMatch['home'] => ({ name, slug })

export const matches: readonly SeedMatch[] = [
  {
    home: team('Estrela do Porto', 'estrela-do-porto'),
    away: team('Atlético Serrano', 'atletico-serrano'),
    league: 'Copa do Litoral',
    inHours: 3,
  },
  { home: team('Garoa FC', 'garoa-fc'), away: team('União da Baía', 'uniao-da-baia'), league: 'Série Ouro', inHours: 8 },
  { home: team('Ferroviário Azul', 'ferroviario-azul'), away: team('Palmar', 'palmar'), league: 'Série Ouro', inHours: 27 },
  { home: team('Northgate Rovers', 'northgate-rovers'), away: team('Harbour City', 'harbour-city'), league: 'Island Premier', inHours: 46 },
]
