import { readMerchants, type Merchant } from '@lobby/merchant/reader'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { loadProductTexts } from '../stamp/dictionaries.ts'
import { createContrastCell, createMessagesCell, createValidityCell } from './folderCells.ts'
import { runProofVerb, collectProofRows } from './runProofVerb.ts'
import { PROOF_COLUMNS } from './renderProofPage.ts'
import { createDocumentSizeCell, createIsolationCell, createScriptSizeCell } from './siteCells.ts'
import { createJourneysCell, journeyColumnFilters, findNewestJourneyResults } from './journeys.ts'

const screens = 'screens.spec.ts'
type Status = 'expected' | 'unexpected' | 'skipped' | 'flaky'

/** Writes a report of journeys in Playwright's format, with the file, title, merchant and status of each test. */
function report(
  tests: readonly (readonly [file: string, title: string, merchant: string, status: Status])[],
  when = '2026-11-22T10:00:00.000Z',
  file = join(createTemporaryFolder(), 'e2e.json'),
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
                            '\u001B[31mThe arrow led nowhere.\u001B[39m\nsecond line\n\n  30 | source\n> 31 ' +
                            '|   expect(a)\n     |   ^\n    at /home/me/e2e/home.spec.ts:31:3',
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

const passedJourneys = (merchant: string): Parameters<typeof report>[0] => [
  ['home.spec.ts', 'home', merchant, 'expected'],
  [screens, 'maintenance: fits', merchant, 'expected'],
  [screens, 'mine: fits', merchant, 'expected'],
]

const home = 'home.spec.ts'
const folderStates = {
  valid: 'good',
  contrast: 'good',
  document: 'good',
  scripts: 'good',
  messages: 'good',
  isolation: 'good',
}
const statesOf = (cells: Readonly<Record<string, { readonly state: string }>>) =>
  Object.fromEntries(Object.entries(cells).map(([column, { state }]) => [column, state]))

/** Returns the cells of the columns that show results of journeys. */
const journeyCells = (reports: readonly string[], id = 'acme') => ({
  startUp: createJourneysCell(findNewestJourneyResults(reports, id, journeyColumnFilters.startUp)),
  screens: createJourneysCell(findNewestJourneyResults(reports, id, journeyColumnFilters.screens)),
  journeys: createJourneysCell(findNewestJourneyResults(reports, id, journeyColumnFilters.journeys)),
})

/** Changes a merchant folder and returns the cells of its row. */
async function folderCells(change: (shop: ReturnType<typeof createBuildTestSetup> & { readonly id: string }) => void) {
  const shop = createBuildTestSetup(1)
  const [id] = shop.ids
  change({ ...shop, id })
  const { problems } = await readMerchants(shop.merchantsDir, loadProductTexts().checks)
  return {
    id,
    valid: createValidityCell(problems, []),
    messages: createMessagesCell(shop.merchantsDir, id, problems),
    contrast: createContrastCell(shop.merchantsDir, id),
  }
}

test('shows in the column Valid the mistakes that the doctor finds', async () => {
  const { id, valid, contrast } = await folderCells(({ edit, id: own }) =>
    edit(own, 'merchant.jsonc', (text) => text.replace(/"currency": "[A-Z]+"/, '"currency": 12')),
  )
  expect(valid).toMatchObject({ state: 'bad', text: '1 problem' })
  expect(valid.reasons[0]?.text).toMatch(new RegExp(`merchants/${id}/merchant.jsonc:\\d+:\\d+ LM005`))
  expect(contrast.state).toBe('good')
})

test('shows in the column Contrast the pair of colours with the lowest contrast when pairs violate their limit', async () => {
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
  expect(contrast.reasons[0]?.text.split('\n')[0]).toMatch(/^\S+ on \S+ reaches [12]\.\d\d:1 but needs (?:3|4\.5):1\.$/)
})

test('shows in the column Messages wrong placeholders and unknown text ids', async () => {
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

/** Creates a site with a home document of a given compressed size in bytes, and dictionaries of 30 and 34 bytes. */
function siteWithDocument(document: number): string {
  const site = createTemporaryFolder()
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
] as const)('rates a document of %i bytes as %s for any size of the baseline app', (weight, state) => {
  expect(
    [1, 9e9].map((baselineBytes) => createDocumentSizeCell(siteWithDocument(weight), baselineBytes)),
  ).toMatchObject(Array.from({ length: 2 }, () => ({ state, note: 'of 11,500 B' })))
  expect(createDocumentSizeCell(null, 1).state).toBe('unknown')
})

test.each([
  [1116, 'good'],
  [1117, 'bad'],
] as const)(
  'rates scripts of %i bytes plus the larger dictionary as %s when the baseline app has 1,000 bytes',
  (scripts, state) => {
    const cell = createScriptSizeCell(siteWithDocument(1), scripts, 1000)
    expect(cell).toMatchObject({ state, text: `${(scripts + 34).toLocaleString('en')} B`, note: 'of 1,150 B' })
    expect(cell.reasons.map(({ text }) => text)).toEqual(
      state === 'good'
        ? []
        : [expect.stringContaining('the larger dictionary 34 B, but together only 1,150 B are allowed')],
    )
    expect(createScriptSizeCell(null, scripts, 1000).state).toBe('unknown')
  },
)

test('reports a value of another merchant in a site, but not a value that both merchants have in their folders', async () => {
  const { merchantsDir } = createBuildTestSetup(2)
  const { merchants } = await readMerchants(merchantsDir)
  const [own, other] = merchants as [Merchant, Merchant]
  const site = createTemporaryFolder()
  writeFileSync(join(site, 'index.html'), `<title>${own.public.name}</title>${own.public.code}`)
  expect(createIsolationCell(site, own, [other])).toMatchObject({ state: 'good', text: 'alone' })
  writeFileSync(join(site, 'app.js'), `const code = "${other.public.code}"`)
  const found = createIsolationCell(site, own, [other])
  expect(found.state).toBe('bad')
  expect(found.reasons[0]?.text).toContain(`app.js contains "${other.public.code}"`)
  expect(
    createIsolationCell(site, { ...own, public: { ...own.public, code: other.public.code } }, [other]).reasons.filter(
      ({ title }) => title.startsWith('code'),
    ),
  ).toEqual([])
})

test.each([
  ['code', 'trevo01', 'const code = "trevo01"', 'bad'],
  ['code', 'trevo01', 'codes: trevo01.', 'bad'],
  ['code', 'trevo01', 'fromtrevo01', 'good'],
  ['code', 'trevo01', 'trevo01t', 'good'],
  ['code', 'trevo01', 'trevo01-dev', 'good'],
  ['host', 'trevo.example', 'https://trevo.example/m', 'bad'],
  ['host', 'trevo.example', 'https://www.trevo.example', 'good'],
  ['host', 'trevo.example', 'trevo.example.net', 'good'],
] as const)(
  'finds another merchant’s %s %s in a site only as a whole value: "%s" is %s',
  async (what, value, text, state) => {
    const { merchantsDir } = createBuildTestSetup(2)
    const { merchants } = await readMerchants(merchantsDir)
    const [own, other] = merchants as [Merchant, Merchant]
    const changed = what === 'code' ? { code: value } : { hosts: [value] }
    const site = createTemporaryFolder()
    writeFileSync(join(site, 'app.js'), text)
    expect(createIsolationCell(site, own, [{ ...other, public: { ...other.public, ...changed } }]).state).toBe(state)
  },
)

test.each([
  ['journeys', home, 'home'],
  ['startUp', screens, 'restricted: fits'],
  ['screens', screens, 'inbox: fits'],
] as const)('shows a failed test, but no skipped test, in the column %s', (column, file, title) => {
  const failing = report([
    ...passedJourneys('acme'),
    ...passedJourneys('other'),
    [file, title, 'acme', 'unexpected'],
    [file, 'was left out', 'acme', 'skipped'],
  ])
  const cells = journeyCells([failing])
  expect(cells[column]).toMatchObject({
    state: 'bad',
    text: '1 of 2 failed',
    reasons: [{ title: `${file} › ${title}`, text: 'The arrow led nowhere.\nsecond line' }],
  })
  expect(Object.values(cells).filter(({ state }) => state === 'bad')).toHaveLength(1)
  expect(Object.values(journeyCells([failing], 'other')).map(({ state }) => state)).toEqual(['good', 'good', 'good'])
})

test('shows the time and commit of a passed run, and "unknown" without a report of the merchant', () => {
  const nobody = { journeys: 'unknown', screens: 'unknown', startUp: 'unknown' }
  expect(journeyCells([report(passedJourneys('acme'))]).journeys).toMatchObject({
    state: 'good',
    text: '1 passed',
    note: '2026-11-22 10:00 UTC, abc1234',
  })
  expect(statesOf(journeyCells(['/nowhere/e2e.json']))).toEqual(nobody)
  expect(statesOf(journeyCells([report(passedJourneys('other'))]))).toEqual(nobody)
})

test('uses the newest readable report of journeys', () => {
  const broken = join(createTemporaryFolder(), 'e2e.json')
  writeFileSync(broken, '{')
  const red = report([[home, 'home', 'acme', 'unexpected']], '2026-11-22T09:00:00.000Z')
  expect(journeyCells([broken]).journeys.state).toBe('unknown')
  expect(journeyCells([broken, red]).journeys.state).toBe('bad')
  expect(journeyCells([red, report(passedJourneys('acme'))]).journeys.state).toBe('good')
})

test(
  'renders a row for each merchant, and links each red cell to a list of its reasons',
  { timeout: 120_000 },
  async () => {
    const { merchantsDir, compileDir, ids, root } = createBuildTestSetup(2)
    const [id, other] = ids
    const lines: string[] = []
    const out = join(root, 'page.html')
    const reports = [report([...passedJourneys(id), [home, '<script>alert(1)</script>', id, 'unexpected']])]
    const rows = await collectProofRows(merchantsDir, compileDir, 9e9, () => reports)
    expect(rows.map((row) => statesOf(row.cells))).toEqual([
      { ...folderStates, startUp: 'good', screens: 'good', journeys: 'bad' },
      { ...folderStates, startUp: 'unknown', screens: 'unknown', journeys: 'unknown' },
    ])
    const code = await runProofVerb(['--out', out], {
      merchantsDir,
      compileDir,
      baselineBytes: 9e9,
      reportsOf: () => reports,
      print: (line) => lines.push(line),
    })
    const page = readFileSync(out, 'utf8')
    expect([code, lines[0]]).toEqual([1, `${id}: Journeys, 1 of 2 failed`])
    expect(lines.at(-1)).toContain('2 merchants, 1 red; 3 of 18 cells unknown: `npm test` and')
    expect(page.match(/<th scope="row">/g)).toHaveLength(2)
    expect(page).toContain(`href="#${id}-journeys"`)
    expect(page).toContain(`<section id="${id}-journeys">`)
    expect(page).not.toContain('<script')
    expect(page.match(/<td class="unknown"/g)).toHaveLength(3)
    expect(page).toContain(`<small>${other}</small>`)
    for (const { title } of Object.values(PROOF_COLUMNS)) expect(page).toContain(`<th scope="col">${title}</th>`)
  },
)

test('throws a one-sentence error when there is no merchant folder', async () => {
  await expect(runProofVerb(['--merchants', '/nowhere'])).rejects.toThrow('There is no merchant folder in /nowhere.')
})
