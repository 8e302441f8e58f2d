import { expect, test } from 'vitest'
import { createNewMerchantTestSetup } from './testing/createNewMerchantTestSetup.ts'

const acme = ['acme', '--name', 'Acme', '--brand', '#e4002b'] as const

/** Returns the values in a merchant.jsonc that depend on the country. */
const factsIn = (text: string) =>
  Object.fromEntries(
    ['languages', 'timeZone', 'currency', 'minimumAge', 'market'].map((key) => [
      key,
      new RegExp(`^  "${key}": (.+?),?$`, 'm').exec(text)?.[1],
    ]),
  )

test.each([
  ['BR', '{ "default": "PT", "offered": ["EN", "PT"] }', '"America/Sao_Paulo"', '"BRL"', '18', '"BR"'],
  ['Portugal', '{ "default": "PT", "offered": ["EN", "PT"] }', '"Europe/Lisbon"', '"EUR"', '18', undefined],
  ['uk', '{ "default": "EN", "offered": ["EN", "PT"] }', '"Europe/London"', '"GBP"', '18', '"UK"'],
  ['Malta', '{ "default": "EN", "offered": ["EN", "PT"] }', '"Europe/Malta"', '"EUR"', '18', '"MT"'],
  ['Philippines', '{ "default": "EN", "offered": ["EN", "PT"] }', '"Asia/Manila"', '"PHP"', '21', undefined],
])(
  'derives language, time zone, currency, minimum age and market from the country %s',
  async (country, languages, timeZone, currency, minimumAge, market) => {
    const { run, examine, text } = createNewMerchantTestSetup()
    expect((await run([...acme, '--country', country])).code).toBe(0)
    expect(factsIn(text('acme', 'merchant.jsonc'))).toEqual({ languages, timeZone, currency, minimumAge, market })
    expect(text('acme', 'merchant.jsonc')).toMatch(/^  "countries": \["[A-Z]{2}"\],?$/m)
    expect(await examine('acme')).not.toMatch(/players, and|of the players|the law of/)
  },
)

test('asks for the country first when the country is missing on the command line', async () => {
  const { run } = createNewMerchantTestSetup()
  const questions: string[] = []
  const ask = (question: string) => (
    questions.push(question),
    Promise.resolve(question.startsWith('Country') ? 'Malta' : '')
  )
  const { text } = await run(['acme', '--brand', '#e4002b'], { ask })
  expect(questions[0]).toMatch(/^Country of the players/)
  expect(text).toContain('  country Malta: EN first, EUR, Europe/Malta, from the age of 18; written to merchant.jsonc')
})

test('reports that the values that depend on the country must be set when no country is given', async () => {
  const { run, text } = createNewMerchantTestSetup()
  expect((await run(acme)).text).toContain(
    '  country not given: PT first, BRL, America/Sao_Paulo, from the age of 18, until you set them in merchant.jsonc',
  )
  expect(text('acme', 'README.md')).toContain('languages, time zone, currency and age, the licence')
})

test.each([
  ['Mexico', /EN first, because the product speaks EN and PT; Spanish is not available yet/],
  ['GB', /^(?![^]*is not available yet)/],
  ['BR', /^(?![^]*is not available yet)/],
])(
  'explains the default language for the country %s only when most people there speak another language',
  async (country, says) => {
    const { run } = createNewMerchantTestSetup()
    expect((await run([...acme, '--country', country])).text).toMatch(says)
  },
)

test('copies the market of the --from folder only when it is the market of the new merchant’s country', async () => {
  const { run, text } = createNewMerchantTestSetup()
  const { text: said } = await run([...acme, '--from', 'made0001', '--country', 'Mexico'])
  expect(said).toContain('  market  none: BR, that of made0001, is not for Mexico, and no market has rules for Mexico')
  expect(factsIn(text('acme', 'merchant.jsonc'))['market']).toBeUndefined()
  expect(
    (await run(['other', '--name', 'Other', '--brand', '#e4002b', '--from', 'made0001', '--country', 'BR'])).text,
  ).toContain('  market  BR')
  expect(factsIn(text('other', 'merchant.jsonc'))['market']).toBe('"BR"')
  expect(
    (await run(['third', '--name', 'Third', '--brand', '#e4002b', '--from', 'made0001', '--country', 'GB'])).text,
  ).toContain('  market  UK, in place of BR, that of made0001')
})

test.each([
  ['Chile', 'CLP has no cents'],
  ['Mexico', null],
])('warns of the currency of the country %s only when it is not divided into hundredths', async (country, says) => {
  const { run, examine } = createNewMerchantTestSetup()
  const { text } = await run([...acme, '--country', country])
  for (const output of [text, await examine('acme')]) {
    if (says === null) expect(output).not.toContain('LM071')
    else expect(output).toMatch(new RegExp(`LM071 Warning: .*${says}`))
  }
})

test('refuses an unknown country and explains how to continue without a country', async () => {
  const { run } = createNewMerchantTestSetup()
  expect((await run([...acme, '--country', 'Atlantis'])).text).toMatch(
    /^--country Atlantis: it is not one of the known countries \(Angola AO, .*Mexico MX, .*South Africa ZA\)\. Without a country, .*merchant\.jsonc\.\nNothing was written\.$/,
  )
})

test('copies the country of the --from folder without a question, unless --country is given', async () => {
  const { run, text } = createNewMerchantTestSetup()
  const questions: string[] = []
  const ask = (question: string) => (questions.push(question), Promise.resolve(''))
  await run([...acme, '--from', 'made0001'], { ask })
  expect(questions.filter((question) => question.startsWith('Country'))).toEqual([])
  expect(factsIn(text('acme', 'merchant.jsonc'))).toMatchObject({ currency: '"BRL"', market: '"BR"' })
  expect(
    (await run(['other', '--name', 'Other', '--brand', '#e4002b', '--from', 'made0001', '--country', 'DE'])).code,
  ).toBe(0)
  // The market BR of the --from folder is not copied, because it requires another currency.
  expect(factsIn(text('other', 'merchant.jsonc'))).toEqual({
    languages: '{ "default": "EN", "offered": ["EN", "PT"] }',
    timeZone: '"Europe/Berlin"',
    currency: '"EUR"',
    minimumAge: '18',
    market: undefined,
  })
})
