import { readMerchants, type Merchant } from '@lobby/merchant/reader'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporary } from '@lobby/test-kit/temporary'
import { workshop } from '../testing/workshop.ts'
import { createTexts } from '../stamp/dictionaries.ts'
import { contrastCell, messagesCell, validCell } from './folderCells.ts'
import { proof, rowsOf } from './proof.ts'
import { columns } from './proofPage.ts'
import { documentCell, isolationCell, scriptsCell } from './siteCells.ts'
import { journeyCell, journeyColumns, newest } from './journeys.ts'

const screens = 'screens.spec.ts'
type Status = 'expected' | 'unexpected' | 'skipped' | 'flaky'

/** A report of journeys, as Playwright writes it: file, title, merchant, how it went. */
function report(
  tests: readonly (readonly [file: string, title: string, merchant: string, status: Status])[],
  when = '2026-11-22T10:00:00.000Z',
  file = join(temporary(), 'e2e.json'),
): string {
  const suites = tests.map(([title, spec, merchant, status]) => ({
    title,
    specs: [
      {
        title: spec,
        tests: [
          {
            projectName: `${merchant} PT`,
            status,
            results:
              status === 'unexpected'
                ? [
                    {
                      errors: [
                        {
                          message:
                            '\u001B[31mThe arrow led nowhere.\u001B[39m\nsecond line\n\n  30 | source\n> 31 |   expect(a)\n     |   ^\n    at /home/me/e2e/home.spec.ts:31:3',
                        },
                      ],
                    },
                  ]
                : [{}],
          },
        ],
      },
    ],
  }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      stats: { startTime: when },
      config: { metadata: { gitCommit: { shortHash: 'abc1234' } } },
      suites,
      errors: [],
    }),
  )
  return file
}

const whole = (merchant: string): Parameters<typeof report>[0] => [
  ['home.spec.ts', 'home', merchant, 'expected'],
  [screens, 'maintenance: fits', merchant, 'expected'],
  [screens, 'mine: fits', merchant, 'expected'],
]

const home = 'home.spec.ts'
const looked = {
  valid: 'good',
  contrast: 'good',
  document: 'good',
  scripts: 'good',
  messages: 'good',
  isolation: 'good',
}
const statesOf = (cells: Readonly<Record<string, { readonly state: string }>>) =>
  Object.fromEntries(Object.entries(cells).map(([column, { state }]) => [column, state]))

/** The cells of journeys alone. */
const walked = (reports: readonly string[], id = 'acme') => ({
  startUp: journeyCell(newest(reports, id, journeyColumns.startUp)),
  screens: journeyCell(newest(reports, id, journeyColumns.screens)),
  journeys: journeyCell(newest(reports, id, journeyColumns.journeys)),
})

/** What the reader says of a folder, and its cells. */
async function folderCells(change: (shop: ReturnType<typeof workshop> & { readonly id: string }) => void) {
  const shop = workshop(1)
  const [id] = shop.ids
  change({ ...shop, id })
  const { problems } = await readMerchants(shop.merchantsDir, createTexts().checks)
  return {
    id,
    valid: validCell(problems, []),
    messages: messagesCell(shop.merchantsDir, id, problems),
    contrast: contrastCell(shop.merchantsDir, id),
  }
}

test('valid is red where the doctor finds a mistake, in its words; the colours are looked at all the same', async () => {
  const { id, valid, contrast } = await folderCells(({ edit, id: own }) =>
    edit(own, 'merchant.jsonc', (text) => text.replace(/"currency": "[A-Z]+"/, '"currency": 12')),
  )
  expect(valid).toMatchObject({ state: 'bad', text: '1 problem' })
  expect(valid.reasons[0]?.text).toMatch(new RegExp(`merchants/${id}/merchant.jsonc:\\d+:\\d+ LM005`))
  expect(contrast.state).toBe('good')
})

test('contrast is red where a pair misses its limit, and names the worst with what it reaches', async () => {
  const { contrast } = await folderCells(({ edit, id }) =>
    edit(id, 'theme.jsonc', (text) =>
      text
        .replace(/"page": "#\w+"/, '"page": "#101018"')
        .replace(/"brand": "#\w+"/, '"brand": "#1a1a24"')
        .replace(/"mode": "\w+"/, '"mode": "dark"'),
    ),
  )
  expect(contrast.state).toBe('bad')
  expect(contrast.text).toMatch(/^[12]\.\d\d:1$/)
  expect(contrast.reasons[0]?.title).toMatch(/^\d+ pairs miss their limit$/)
  expect(contrast.reasons[0]?.text.split('\n')[0]).toMatch(/^\S+ on \S+ reaches [12]\.\d\d:1 and needs (?:3|4\.5):1\.$/)
})

test('messages are red where an own text has another placeholder, or is none of the product', async () => {
  const { messages } = await folderCells(({ merchantsDir, id }) => {
    mkdirSync(join(merchantsDir, id, 'messages'), { recursive: true })
    writeFileSync(
      join(merchantsDir, id, 'messages/EN.json'),
      JSON.stringify({ 'core.home.title': 'Hello {nobody}', 'core.nothing': 'x' }),
    )
  })
  expect(messages).toMatchObject({ state: 'bad', text: '2 problems' })
  expect(messages.reasons.map(({ title }) => title.slice(0, 5)).sort()).toEqual(['LM050', 'LM051'])
})

/** A site whose document weighs so much, and its dictionaries 30 and 34 bytes. */
function weighed(document: number): string {
  const site = temporary()
  const write = (path: string, content: string | Uint8Array) => (
    mkdirSync(dirname(join(site, path)), { recursive: true }),
    writeFileSync(join(site, path), content)
  )
  write('index.html.br', new Uint8Array(document))
  for (const [path, size] of [
    ['i18n/EN.core.x.json.br', 30],
    ['i18n/PT.core.x.json.br', 34],
  ] as const)
    write(path, new Uint8Array(size))
  return site
}

test.each([
  [11_500, 'good'],
  [11_501, 'bad'],
] as const)('document: one of %i bytes is %s, whatever the floor', (weight, state) => {
  expect([1, 9e9].map((floor) => documentCell(weighed(weight), floor))).toMatchObject(
    Array.from({ length: 2 }, () => ({ state, note: 'of 11,500 B' })),
  )
  expect(documentCell(null, 1).state).toBe('unknown')
})

test.each([
  [1116, 'good'],
  [1117, 'bad'],
] as const)('scripts: %i bytes and the larger dictionary are %s over a floor of 1,000', (scripts, state) => {
  const cell = scriptsCell(weighed(1), scripts, 1000)
  expect(cell).toMatchObject({ state, text: `${(scripts + 34).toLocaleString('en')} B`, note: 'of 1,150 B' })
  expect(cell.reasons.map(({ text }) => text)).toEqual(
    state === 'good' ? [] : [expect.stringContaining('the larger dictionary 34 B; 1,150 B are the most')],
  )
  expect(scriptsCell(null, scripts, 1000).state).toBe('unknown')
})

test('isolation is red where a mark of another merchant stands in the site, and not where both have it', async () => {
  const { merchantsDir } = workshop(2)
  const { merchants } = await readMerchants(merchantsDir)
  const [own, other] = merchants as [Merchant, Merchant]
  const site = temporary()
  writeFileSync(join(site, 'index.html'), `<title>${own.public.name}</title>${own.public.code}`)
  expect(isolationCell(site, own, [other])).toMatchObject({ state: 'good', text: 'alone' })
  writeFileSync(join(site, 'app.js'), `const code = "${other.public.code}"`)
  const found = isolationCell(site, own, [other])
  expect(found.state).toBe('bad')
  expect(found.reasons[0]?.text).toContain(`app.js holds "${other.public.code}"`)
  expect(
    isolationCell(site, { ...own, public: { ...own.public, code: other.public.code } }, [other]).reasons.filter(
      ({ title }) => title.startsWith('code'),
    ),
  ).toEqual([])
})

test.each([
  ['journeys', home, 'home'],
  ['startUp', screens, 'restricted: fits'],
  ['screens', screens, 'inbox: fits'],
] as const)(
  '%s is red where one of its tests failed, with its title and its words; what was left out counts for nothing',
  (column, file, title) => {
    const failing = report([
      ...whole('acme'),
      ...whole('other'),
      [file, title, 'acme', 'unexpected'],
      [file, 'was left out', 'acme', 'skipped'],
    ])
    const cells = walked([failing])
    expect(cells[column]).toMatchObject({
      state: 'bad',
      text: '1 of 2 failed',
      reasons: [{ title: `${file} › ${title}`, text: 'The arrow led nowhere.\nsecond line' }],
    })
    expect(Object.values(cells).filter(({ state }) => state === 'bad')).toHaveLength(1)
    expect(Object.values(walked([failing], 'other')).map(({ state }) => state)).toEqual(['good', 'good', 'good'])
  },
)

test('a passed run is green, and says when and of which commit; without a report, or with one of others, nothing is known', () => {
  const nobody = { journeys: 'unknown', screens: 'unknown', startUp: 'unknown' }
  expect(walked([report(whole('acme'))]).journeys).toMatchObject({
    state: 'good',
    text: '1 passed',
    note: '2026-11-22 10:00 UTC, abc1234',
  })
  expect(statesOf(walked(['/nowhere/e2e.json']))).toEqual(nobody)
  expect(statesOf(walked([report(whole('other'))]))).toEqual(nobody)
})

test('of two reports the later one counts; one that cannot be read says nothing', () => {
  const broken = join(temporary(), 'e2e.json')
  writeFileSync(broken, '{')
  const red = report([[home, 'home', 'acme', 'unexpected']], '2026-11-22T09:00:00.000Z')
  expect(walked([broken]).journeys.state).toBe('unknown')
  expect(walked([broken, red]).journeys.state).toBe('bad')
  expect(walked([red, report(whole('acme'))]).journeys.state).toBe('good')
})

test(
  'the page has a row a merchant; a red cell leads to its reasons, what nobody has walked is grey, and what a report says stays text',
  { timeout: 120_000 },
  async () => {
    const { merchantsDir, compileDir, ids, root } = workshop(2)
    const [id, other] = ids
    const lines: string[] = []
    const out = join(root, 'page.html')
    const reports = [report([...whole(id), [home, '<script>alert(1)</script>', id, 'unexpected']])]
    const rows = await rowsOf(merchantsDir, compileDir, 9e9, () => reports)
    expect(rows.map((row) => statesOf(row.cells))).toEqual([
      { ...looked, startUp: 'good', screens: 'good', journeys: 'bad' },
      { ...looked, startUp: 'unknown', screens: 'unknown', journeys: 'unknown' },
    ])
    const code = await proof(['--out', out], {
      merchantsDir,
      compileDir,
      floor: 9e9,
      reportsOf: () => reports,
      print: (line) => lines.push(line),
    })
    const page = readFileSync(out, 'utf8')
    expect([code, lines[0]]).toEqual([1, `${id}: Journeys, 1 of 2 failed`])
    expect(lines.at(-1)).toContain('2 merchants, 1 red; 3 of 18 cells not known: journeys come of `npm test` and')
    expect(page.match(/<th scope="row">/g)).toHaveLength(2)
    expect(page).toContain(`href="#${id}-journeys"`)
    expect(page).toContain(`<section id="${id}-journeys">`)
    expect(page).not.toContain('<script')
    expect(page.match(/<td class="unknown"/g)).toHaveLength(3)
    expect(page).toContain(`<small>${other}</small>`)
    for (const { title } of Object.values(columns)) expect(page).toContain(`<th scope="col">${title}</th>`)
  },
)

test('where there is no folder it says so', async () => {
  await expect(proof(['--merchants', '/nowhere'])).rejects.toThrow('There is no merchant folder in /nowhere.')
})
