/** The one brand that `merchant prove` asks about; undefined for the product's own skins. */
export const brand = process.env['LOBBY_BRAND']

const own = [
  { merchant: 'aurora', language: 'PT' },
  { merchant: 'trevo', language: 'EN' },
  { merchant: 'kite', language: 'EN' },
] as const

/** Every skin, with the language that its journeys are walked in. */
export const skins = brand === undefined ? own : [{ merchant: brand, language: 'PT' } as const]
