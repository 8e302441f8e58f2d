import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSites } from '../buildSites.ts'
import { generateMerchantFolders } from '../generate.ts'
import { createCompileFixture } from '../testing/createCompileFixture.ts'
import { renameCompileChunks } from '../testing/renameCompileChunks.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { removeHashFromPath } from './readComparableSite.ts'
import { runImpactVerb, listMerchantImpacts } from './runImpactVerb.ts'
import { formatImpactDetails, formatImpactSummary } from './formatImpact.ts'

type Edit = (id: string, file: string, change: (text: string) => string) => void

const editIn =
  (merchantsDir: string): Edit =>
  (id, file, change) =>
    writeFileSync(join(merchantsDir, id, file), change(readFileSync(join(merchantsDir, id, file), 'utf8')))

/**
 * Stamps the merchant folders of `root` on a small compile that is generated for the test.
 * @param salt A text that differs between compiles, so that the hashes in the names of the chunks differ too.
 */
async function stamp(root: string, salt: string, changes: Readonly<Record<string, string>>, whole = true) {
  const compileDir = renameCompileChunks(createCompileFixture(join(root, salt, 'compile'), changes), salt)
  const sitesDir = join(root, salt, 'sites')
  const { faults, problems } = await buildSites({
    merchantsDir: join(root, 'merchants'),
    compileDir,
    outDir: sitesDir,
    whole,
  })
  expect([...faults, ...problems]).toEqual([])
  return { sitesDir, shapeDir: join(compileDir, 'client/.vite') }
}

// The base sites of all comparisons are stamped one time. No test writes to them.
const base = mkdtempSync(join(tmpdir(), 'lobby-impact-'))
let before: Awaited<ReturnType<typeof stamp>>
beforeAll(async () => {
  const ids = generateMerchantFolders(join(base, 'merchants'), 2)
  const edit = editIn(join(base, 'merchants'))
  // The second merchant's site does not have the screens of the agent area.
  edit(ids[1] ?? '', 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  // Most files of a site are dictionaries. One language is enough, because these tests change no dictionary.
  for (const id of ids)
    edit(id, 'merchant.jsonc', (text) => text.replace('"offered": ["EN", "PT"]', '"offered": ["PT"]'))
  before = await stamp(base, 'AAAAA', {})
})
afterAll(() => rmSync(base, { recursive: true }))

/**
 * Stamps two merchants with edited folders on a new compile, and compares the new sites with the base sites.
 * @param shared True if the base sites link to shared folders, as `build` makes them by default.
 */
async function compareWithBase(
  changes: Readonly<Record<string, string>>,
  edit: (edit: Edit) => void = () => undefined,
  { shared = false } = {},
) {
  const root = createTemporaryFolder()
  cpSync(join(base, 'merchants'), join(root, 'merchants'), { recursive: true })
  edit(editIn(join(root, 'merchants')))
  const impacts = listMerchantImpacts(
    shared ? await stamp(base, 'CCCCC', {}, false) : before,
    await stamp(root, 'BBBBB', changes),
  )
  return { impacts, line: formatImpactSummary(impacts), text: formatImpactDetails(impacts).join('\n') }
}

const agent = 'import{t}from"./table-f6.js";const seal="/assets/seal-g7.svg";export const AgentScreen=[t,seal,"more"];'

describe('impactsOf', () => {
  test('reports a changed screen only for the merchants whose site has the screen', async () => {
    const { impacts, line, text } = await compareWithBase({ 'client/assets/Agent-d4.js': agent })
    expect(line).toBe(
      '1 of 2 merchants changes; made0001 in the shell screens; made0002 is the same except for file names and hashes',
    )
    expect(impacts[0]).toMatchObject({
      kind: 'changed',
      chunks: ['assets/Agent.js'],
      styles: [],
      documents: [],
      texts: [],
      headers: false,
      touched: { reach: 'some', screens: [{ name: 'Agent', flags: ['AGEPAG'] }] },
    })
    expect(text).toMatch(/flags +their screens touched: AGEPAG/)
  })

  test('reports changed file names separately from changed content', async () => {
    const { impacts, line } = await compareWithBase({})
    expect(impacts.map(({ kind }) => kind)).toEqual(['names', 'names'])
    expect(line).toBe('None of 2 merchants change; made0001 and made0002 are the same except for file names and hashes')
  })

  test('reports every screen when a file that every screen loads has changed', async () => {
    const { impacts } = await compareWithBase({
      'client/assets/libraries-b2.js': 'export const r=(...screens)=>screens ;',
    })
    for (const one of impacts)
      expect(one).toMatchObject({ kind: 'changed', chunks: ['assets/libraries.js'], touched: { reach: 'every' } })
  })

  test('prints the details of merchants with the same changes one time', async () => {
    const { impacts, text } = await compareWithBase({ 'client/assets/table-f6.js': 'export const t=2;' })
    expect(text.match(/^made.*$/gm)).toEqual(['made0001', 'made0002'])
    const copies = impacts.map((each) => ({ ...each, id: `${each.id}copy` }))
    expect(
      formatImpactDetails([...impacts, ...copies])
        .join('\n')
        .match(/^made.*$/gm),
    ).toEqual(['made0001 and made0001copy', 'made0002 and made0002copy'])
  })

  test('reports both screens that import a shared file when the file has changed', async () => {
    const { impacts } = await compareWithBase({ 'client/assets/table-f6.js': 'export const t=2;' })
    expect(impacts.map(({ touched }) => touched.screens.map(({ name }) => name))).toEqual([
      ['Agent', 'Record'],
      ['Record'],
    ])
  })

  test('reports changed content when a chunk names another chunk', async () => {
    const { impacts } = await compareWithBase({
      'client/assets/Home-c3.js': 'import{r}from"./table-f6.js";export const HomeScreen=r;',
      'client/.vite/manifest.json': manifest,
    })
    expect(impacts[0]).toMatchObject({ kind: 'changed', chunks: ['assets/Home.js'] })
  })

  test('reports a changed style of home in the style sheet, the document and the content security policy', async () => {
    const { impacts } = await compareWithBase({ 'client/assets/Home-c3.css': '.home{display:flex}' })
    expect(impacts[0]).toMatchObject({
      styles: ['assets/Home.css'],
      chunks: [],
      headers: false,
      documents: [{ file: 'index.html', parts: ['styles', 'policy'] }],
    })
  })

  test('reports the changed colour, flag and picture of a merchant folder', async () => {
    const { impacts, line } = await compareWithBase({}, (edit) => {
      edit('made0001', 'theme.jsonc', (text) => text.replace(/"brand"\s*:\s*"#\w+"/, '"brand": "#ffc857"'))
      edit('made0001', 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
      edit('made0001', 'assets/logo.svg', (text) => `${text}<!-- other -->`)
    })
    expect(impacts[0]).toMatchObject({
      kind: 'changed',
      flagsOff: ['AGEPAG'],
      flagsOn: [],
      brand: ['brand/logo.svg'],
      removed: ['assets/Agent.js', 'assets/seal.svg'],
    })
    expect(impacts[0]?.documents).toContainEqual({
      file: 'shell.html',
      parts: expect.arrayContaining(['look', 'data']) as unknown,
    })
    expect(line).toMatch(
      /^1 of 2 merchants changes; made0001 in .*the look, the brand files and the flags; made0002 is the same except/,
    )
  })

  test.each([
    ['a corner', /"radius": "\w+"/, '"radius": "large"'],
    ['the shape of tiles', /"tiles": "\w+"/, '"tiles": "round"'],
  ])('reports a theme change of %s as a change of the part "look" instead of "markup"', async (_, was, is) => {
    const { line, text } = await compareWithBase({}, (edit) =>
      edit('made0001', 'theme.jsonc', (theme) => theme.replace(was, is)),
    )
    expect(line).toMatch(/^1 of 2 merchants changes; made0001 in the look\b/)
    expect(text).toMatch(/^ {2}look +colours, shape or layout/m)
  })

  test('reports a changed style sheet of the compile as a change of code, not of a merchant’s theme', async () => {
    expect((await compareWithBase({ 'client/assets/index-a1.css': ':root{margin:1px}' })).line).not.toContain(
      'the look',
    )
  })

  test('prints the name of a separately loaded chunk without its hash', async () => {
    const lazyTableManifest = manifest
      .replaceAll('_table', '_table-f6.js')
      .replace('"dynamicImports":[', '"dynamicImports":["_table-f6.js",')
    const { text } = await compareWithBase({
      'client/assets/table-f6.js': 'export const t=2;',
      'client/.vite/manifest.json': lazyTableManifest,
    })
    expect(text).toMatch(/screens +.*shell: (?:\w+, )*(?:\w+ and )?table$/m)
  })

  test('compares file contents when the old sites link to shared folders', async () => {
    const { impacts, line } = await compareWithBase({ 'client/assets/Agent-d4.js': agent }, undefined, { shared: true })
    expect(line).toBe(
      '1 of 2 merchants changes; made0001 in the shell screens; made0002 is the same except for file names and hashes',
    )
    expect(impacts[0]).toMatchObject({ chunks: ['assets/Agent.js'], texts: [] })
  })
})

const manifest = JSON.stringify({
  'index.html': {
    file: 'assets/index-a1.js',
    isEntry: true,
    css: ['assets/index-a1.css'],
    imports: ['_libraries'],
    dynamicImports: ['Home.tsx', 'Agent.tsx', 'Record.tsx'],
  },
  _libraries: { file: 'assets/libraries-b2.js' },
  _table: { file: 'assets/table-f6.js' },
  'Home.tsx': { file: 'assets/Home-c3.js', css: ['assets/Home-c3.css'], imports: ['_table'] },
  'Agent.tsx': { file: 'assets/Agent-d4.js', imports: ['_table'], assets: ['assets/seal-g7.svg'] },
  'Record.tsx': { file: 'assets/Record-e5.js', imports: ['_table'] },
})

test('lists new merchants separately from changed merchants', async () => {
  const { impacts } = await compareWithBase({})
  const [one] = impacts
  const more = Array.from(
    { length: 8 },
    (_, at) => ({ ...one, id: `new${at}`, kind: 'new' }) as (typeof impacts)[number],
  )
  expect(formatImpactSummary([...impacts, ...more])).toBe(
    'None of 2 merchants change; new0, new1, new2, new3, new4, new5, new6 and new7 are new; made0001 and ' +
      'made0002 are the same except for file names and hashes',
  )
})

describe('impact', () => {
  function repository() {
    const root = createTemporaryFolder()
    const ids = generateMerchantFolders(join(root, 'merchants'), 2)
    const compileDir = renameCompileChunks(createCompileFixture(join(createTemporaryFolder(), 'compile')), 'AAAAA')
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], { cwd: root, stdio: 'pipe' })
    mkdirSync(join(root, 'packages'))
    writeFileSync(join(root, 'packages/a.ts'), 'export const a = 1\n')
    git('init', '-q', '-b', 'main')
    git('add', '-A')
    git('commit', '-qm', 'first')
    const run = async (...argv: string[]) => {
      const said: string[] = []
      const code = await runImpactVerb(argv, { root, compileDir, print: (text) => said.push(text) })
      return { code, text: said.join('\n') }
    }
    return { root, ids, git, run }
  }

  test('compares sites without compiling the old commit when only merchant folders differ', async () => {
    const { root, ids, run, git } = repository()
    expect(await run('main')).toMatchObject({
      code: 0,
      text: expect.stringMatching(
        /^None of 2 merchants change; made0001 and made0002 are byte-identical\n.*was not compiled/,
      ) as unknown,
    })
    mkdirSync(join(root, 'merchants', ids[1] ?? '', 'messages'), { recursive: true })
    writeFileSync(join(root, 'merchants', ids[1] ?? '', 'messages/PT.json'), '{ "core.home": "Salão" }')
    cpSync(join(root, 'merchants', ids[0] ?? ''), join(root, 'merchants/extra'), { recursive: true })
    for (const [file, from, to] of [
      ['merchant.jsonc', /made0001/g, 'extra'],
      ['merchant.jsonc', /Made 1/, 'Extra'],
    ] as const) {
      const path = join(root, 'merchants/extra', file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    }
    const { code, text } = await run('main', '--exit-code')
    expect(code).toBe(3)
    expect(text).toMatch(
      /^1 of 2 merchants changes; made0002 in the texts.*; extra is new; made0001 is byte-identical$/m,
    )
    expect(text).toMatch(/texts +PT: core\.home$/m)
    expect(JSON.parse((await run('main', '--json')).text)).toMatchObject({
      compiledBase: false,
      merchants: [
        { id: 'extra', kind: 'new' },
        { id: 'made0001', kind: 'identical' },
        { id: 'made0002', kind: 'changed' },
      ],
    })
    expect(git('worktree', 'list').toString().trim().split('\n')).toHaveLength(1)
  })

  test('prints the reason instead of a comparison when the old commit cannot be built', async () => {
    const { root, run } = repository()
    writeFileSync(join(root, 'packages/a.ts'), 'export const a = 2\n')
    const { code, text } = await run('main')
    expect(code).toBe(2)
    expect(text).toMatch(
      /^\w{10} cannot be built, so there is nothing to compare with\. It could not install its packages\./,
    )
    expect(text).not.toMatch(/merchants change|^\s+at /m)
  })

  test('throws a one-sentence error when the commit to compare with does not exist', async () => {
    const { run } = repository()
    await expect(run('nowhere')).rejects.toThrow('"nowhere" is not a commit in this repository.')
    await expect(run()).rejects.toThrow('Name a commit to compare with')
  })
})

test.each([
  ['assets/index--MnuOSm.js', 'assets/index.js'],
  ['assets/sheet-BM-vYYT.css.br', 'assets/sheet.css.br'],
  ['assets/integrity-_-abcdefgh.js', 'assets/integrity.js'],
  ['brand/icon-512.ab-_abcdef.png', 'brand/icon-512.png'],
  ['i18n/PT.core.ab-_abcdef.json.br', 'i18n/PT.core.json.br'],
  ['index.html', 'index.html'],
])('removes the content hash from the path %s, which gives %s', (path, identity) => {
  expect(removeHashFromPath(path)).toBe(identity)
})
