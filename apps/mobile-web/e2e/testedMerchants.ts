/** The only merchant to test when `merchant prove` runs the journeys. Otherwise undefined: the product's own merchants are tested. */
export const onlyMerchant = process.env['LOBBY_BRAND']

const ownSkins = [
  { merchant: 'aurora', language: 'PT' },
  { merchant: 'trevo', language: 'EN' },
  { merchant: 'kite', language: 'EN' },
] as const

/** The merchants to test, each with the language of its journeys. */
export const testedMerchants =
  onlyMerchant === undefined ? ownSkins : [{ merchant: onlyMerchant, language: 'PT' } as const]
