/** The only merchant to test when `merchant prove` runs the journeys. Otherwise undefined: the product's own merchants are tested. */
export const brand = process.env['LOBBY_BRAND']

const ownSkins = [
  { merchant: 'aurora', language: 'PT' },
  { merchant: 'trevo', language: 'EN' },
  { merchant: 'kite', language: 'EN' },
] as const

/** The merchants to test, each with the language of its journeys. */
export const skins = brand === undefined ? ownSkins : [{ merchant: brand, language: 'PT' } as const]
