import { expect, test } from 'vitest'
import { place } from './testing/place.ts'

const acme = ['acme', '--name', 'Acme', '--brand', '#e4002b'] as const

/** What a folder says of its players. */
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
  'derives first language, time zone, currency, age and market from the country %s, and does not mark them',
  async (country, languages, timeZone, currency, minimumAge, market) => {
    const { run, examine, text } = place()
    expect((await run([...acme, '--country', country])).code).toBe(0)
    expect(factsIn(text('acme', 'merchant.jsonc'))).toEqual({ languages, timeZone, currency, minimumAge, market })
    expect(text('acme', 'merchant.jsonc')).toMatch(/^  "countries": \["[A-Z]{2}"\],?$/m)
    expect(await examine('acme')).not.toMatch(/players, and|of the players|the law of/)
  },
)

test('asks for the country before anything else, and says what follows from it', async () => {
  const { run } = place()
  const questions: string[] = []
  const ask = (question: string) => (
    questions.push(question),
    Promise.resolve(question.startsWith('Country') ? 'Malta' : '')
  )
  const { text } = await run(['acme', '--brand', '#e4002b'], { ask })
  expect(questions[0]).toMatch(/^Country of the players/)
  expect(text).toContain('  country Malta: EN first, EUR, Europe/Malta, from the age of 18; merchant.jsonc has them')
})

test('says that the values are to be set if nobody said a country', async () => {
  const { run, text } = place()
  expect((await run(acme)).text).toContain(
    '  country not said: PT first, BRL, America/Sao_Paulo, from the age of 18, until you set them in merchant.jsonc',
  )
  expect(text('acme', 'README.md')).toContain('languages, time zone, currency and age, the licence')
})

test.each([
  ['Mexico', /EN first, as the product speaks EN and PT; Spanish does not exist yet/],
  ['GB', /^(?![^]*does not exist yet)/],
  ['BR', /^(?![^]*does not exist yet)/],
])('says why the first language of %s is what it is', async (country, says) => {
  const { run } = place()
  expect((await run([...acme, '--country', country])).text).toMatch(says)
})

test('says that the market of the other folder is not taken over, and keeps the one that fits', async () => {
  const { run, text } = place()
  const { text: said } = await run([...acme, '--from', 'made0001', '--country', 'Mexico'])
  expect(said).toContain('  market  none: that of made0001, BR, is not for Mexico, and there are no rules for Mexico')
  expect(factsIn(text('acme', 'merchant.jsonc'))['market']).toBeUndefined()
  expect(
    (await run(['other', '--name', 'Other', '--brand', '#e4002b', '--from', 'made0001', '--country', 'BR'])).text,
  ).toContain('  market  BR')
  expect(factsIn(text('other', 'merchant.jsonc'))['market']).toBe('"BR"')
  expect(
    (await run(['third', '--name', 'Third', '--brand', '#e4002b', '--from', 'made0001', '--country', 'GB'])).text,
  ).toContain('  market  UK, instead of that of made0001, BR')
})

test.each([
  ['Chile', 'CLP has no cents'],
  ['Mexico', null],
])('warns of the currency of %s if amounts cannot be shown in it', async (country, says) => {
  const { run, examine } = place()
  const { text } = await run([...acme, '--country', country])
  for (const told of [text, await examine('acme')]) {
    if (says === null) expect(told).not.toContain('LM071')
    else expect(told).toMatch(new RegExp(`LM071 Warning: .*${says}`))
  }
})

test('refuses a country that is not in the table, with what to do without one', async () => {
  const { run } = place()
  expect((await run([...acme, '--country', 'Atlantis'])).text).toMatch(
    /^--country Atlantis: it is none of the countries that are known here \(Angola AO, .*Mexico MX, .*South Africa ZA\)\. Without one, .*merchant\.jsonc\.\nNothing was written\.$/,
  )
})

test('takes the country of the folder that it begins from, without asking, unless another one is said', async () => {
  const { run, text } = place()
  const questions: string[] = []
  const ask = (question: string) => (questions.push(question), Promise.resolve(''))
  await run([...acme, '--from', 'made0001'], { ask })
  expect(questions.filter((question) => question.startsWith('Country'))).toEqual([])
  expect(factsIn(text('acme', 'merchant.jsonc'))).toMatchObject({ currency: '"BRL"', market: '"BR"' })
  expect(
    (await run(['other', '--name', 'Other', '--brand', '#e4002b', '--from', 'made0001', '--country', 'DE'])).code,
  ).toBe(0)
  // The market of the other folder counts in its own currency.
  expect(factsIn(text('other', 'merchant.jsonc'))).toEqual({
    languages: '{ "default": "EN", "offered": ["EN", "PT"] }',
    timeZone: '"Europe/Berlin"',
    currency: '"EUR"',
    minimumAge: '18',
    market: undefined,
  })
})
