/** The merchant that `merchant prove` tests. Undefined in all other runs, which test the demo merchants. */
export const onlyTestedMerchant = process.env['LOBBY_BRAND']

const ownSkins = [
  { merchant: 'aurora', language: 'PT' },
  { merchant: 'trevo', language: 'EN' },
  { merchant: 'kite', language: 'EN' },
] as const

/** The merchants to test, each with the language of its journeys. */
export const testedMerchants =
  onlyTestedMerchant === undefined ? ownSkins : [{ merchant: onlyTestedMerchant, language: 'PT' } as const]
