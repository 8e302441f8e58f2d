/** The merchant that `merchant prove` tests. Undefined in all other runs, which test the demo merchants. */
export const onlyMerchant = process.env['LOBBY_BRAND']

const ownSkins = [
  { merchant: 'aurora', language: 'PT' },
  { merchant: 'trevo', language: 'EN' },
  { merchant: 'kite', language: 'EN' },
] as const

/** The merchants to test, each with the language of its journeys. */
export const testedMerchants =
  onlyMerchant === undefined ? ownSkins : [{ merchant: onlyMerchant, language: 'PT' } as const]
