import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBaselineApp } from '@lobby/baseline-app'
import { buildSites, listInitialScreenFiles, loadFinishedCompile, DEFAULT_PATHS } from '@lobby/merchant-cli'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createSizeBudgets, findExceededSizeBudgets } from './createSizeBudgets.ts'
import { copyCompileToExceedBudgets } from './copyCompileToExceedBudgets.ts'
import { findManifestKey, readSiteSizes, type SiteSizes } from './readSiteSizes.ts'

const work = mkdtempSync(join(tmpdir(), 'lobby-budgets-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

let baselineBytes: number
let sites: string[]
let figures: SiteSizes

beforeAll(async () => {
  baselineBytes = (await buildBaselineApp('plain', join(work, 'baseline'))).scriptBytes
  const { stamped, outDir } = await buildSites({ outDir: join(work, 'sites'), release: true })
  sites = stamped.map((id) => join(outDir, id))
  figures = await readSiteSizes(DEFAULT_PATHS.compile, sites)
})

test.each(createSizeBudgets(1).map(({ name }) => name))('stays within the budget for %s', (name) => {
  const budget = createSizeBudgets(baselineBytes).find((each) => each.name === name)
  expect(budget?.of(figures)).toBeLessThanOrEqual(budget?.limit ?? Number.NaN)
})

test('measures plausible sizes of the baseline app and of each part of the site', () => {
  expect(baselineBytes).toBeGreaterThan(86_000)
  expect(baselineBytes).toBeLessThan(96_000)
  expect(sites.length).toBeGreaterThan(1)
  const { signInCharactersOnHome: _signIn, overlayCharactersOnHome: _overlays, ...bytes } = figures
  for (const [name, value] of Object.entries(bytes)) expect(value, name).toBeGreaterThan(500)
  expect(figures.homeScriptBytes).toBeGreaterThan(baselineBytes * 0.8)
})

/** Copies the compile, so that a control can add a fault to the copy. */
const copy = () => {
  const dir = mkdtempSync(join(work, 'compile-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return copyCompileToExceedBudgets(DEFAULT_PATHS.compile, dir)
}

test.each([
  ["home's JavaScript with its dictionary", 'index.html', 20_000],
  ['the login screen with its form', 'LoginScreen.tsx', 8_000],
  ['encryption, at the first keystroke', 'envelope.ts', 2_000],
])('control: exceeds the budget for %s when a large chunk is added', async (name, importer, bytes) => {
  const compiled = await loadFinishedCompile(DEFAULT_PATHS.compile)
  const key = importer === 'index.html' ? compiled.entry : findManifestKey(compiled, importer)
  const planted = copy()
  planted.addChunk(key, bytes)
  expect(findExceededSizeBudgets(await readSiteSizes(planted.dir, sites), baselineBytes)).toContain(name)
})

test.each([
  ['sign-in code on home', 'sign-in'],
  ['overlay code on home', 'dialogs'],
])('control: exceeds the budget for %s when home imports the chunk "%s"', async (name, chunk) => {
  const { manifest, entry } = await loadFinishedCompile(DEFAULT_PATHS.compile)
  const imported = Object.keys(manifest).find((key) => key.startsWith(`_${chunk}-`) && key.endsWith('.js'))
  const planted = copy()
  planted.addImport(entry, imported ?? '')
  expect(findExceededSizeBudgets(await readSiteSizes(planted.dir, sites), baselineBytes)).toContain(name)
})

test('adds the hashes of sixty new screens to the integrity file instead of the two documents', async () => {
  const compiled = await loadFinishedCompile(DEFAULT_PATHS.compile)
  const planted = copy()
  planted.addScreens(compiled.otherScreens ?? '', 60)
  const { stamped, outDir } = await buildSites({ compileDir: planted.dir, outDir: join(work, 'grown'), release: true })
  for (const id of stamped) {
    const more = (file: (dir: string) => string) =>
      statSync(file(join(outDir, id))).size - statSync(file(join(work, 'sites', id))).size
    // Each document contains different hashes than before, so its compressed size may differ by a few bytes.
    for (const document of ['index.html.br', 'shell.html.br'])
      expect(more((dir) => join(dir, document))).toBeLessThan(100)
    // Control: the integrity file contains the added hashes.
    expect(
      more((dir) =>
        join(dir, 'assets', readdirSync(join(dir, 'assets')).find((name) => /^integrity-.*\.br$/.test(name)) ?? ''),
      ),
    ).toBeGreaterThan(60 * 32)
  }
  expect(stamped.length).toBeGreaterThan(1)
})

test('control: refuses to stamp a site when its home document exceeds the budget because of its styles', async () => {
  const compiled = await loadFinishedCompile(DEFAULT_PATHS.compile)
  const planted = copy()
  planted.addStyles(listInitialScreenFiles(compiled, [compiled.entry]).css[0] ?? '', 14_000)
  const { stamped, faults } = await buildSites({
    compileDir: planted.dir,
    outDir: join(work, 'refused'),
    only: ['aurora'],
    release: true,
  })
  expect(stamped).toEqual([])
  expect(faults.join('\n')).toMatch(/index\.html has \d+ bytes compressed, but only 14000 are allowed/)
  expect(findExceededSizeBudgets({ ...figures, document: 11_501 }, baselineBytes)).toEqual(["home's document"])
})
