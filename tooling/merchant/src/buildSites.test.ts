import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runDoctorVerb } from './runDoctorVerb.ts'
import { createCompileFixture } from './testing/createCompileFixture.ts'
import { hashFilesOfFolder, readFilesOfFolder, readFolderAsText } from './testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

describe('stamping', () => {
  test(
    'builds from every merchant folder a complete site with the merchant’s brand',
    { tags: ['CONF-001'] },
    async () => {
      const { ids, build, site } = createBuildTestSetup(2)
      expect(await build()).toMatchObject({ stamped: ids, unchanged: [], refused: [], problems: [], faults: [] })
      const names = [...readFilesOfFolder(site(ids[0])).keys()].map((path) => path.replace(/\.[\w-]{8,10}\./, '.#.'))
      for (const name of [
        '_headers',
        'build.json',
        'index.html',
        'index.html.br',
        'shell.html',
        'sw.js',
        'third-party-licences.txt',
        'manifest.webmanifest',
        'brand/logo.#.svg',
        'i18n/PT.core.#.json',
        'assets/index-a1.js',
        'assets/index-a1.js.br',
      ]) {
        expect(names).toContain(name)
      }
      const page = readFileSync(join(site(ids[0]), 'index.html'), 'utf8')
      expect(page).toContain('"code":"made0001"')
      for (const [index, id] of ids.entries()) {
        expect(readFileSync(join(site(id), 'shell.html'), 'utf8')).toContain(`<title>Made ${index + 1}</title>`)
        expect(JSON.parse(readFileSync(join(site(id), 'manifest.webmanifest'), 'utf8'))).toMatchObject({
          name: `Made ${index + 1}`,
          start_url: '/m/home',
        })
      }
      expect(page).toContain('/wps/game/popular?language={LANG}&merchantCode=made0001')
      expect(readFileSync(join(site(ids[0]), 'shell.html'), 'utf8')).toContain('"early":[]')
    },
  )

  test(
    'writes no value of one merchant folder into the site of another merchant',
    { tags: ['M1', 'M1-control'] },
    async () => {
      const {
        ids: [first, second],
        build,
        edit,
        site,
        merchantsDir,
      } = createBuildTestSetup(2)
      const canaries = {
        name: 'CanaryName',
        copyright: 'canary-copyright',
        text: 'canary licence',
        code: 'canarycode',
        trialCode: 'canarytrial',
      }
      edit(first, 'merchant.jsonc', (text) =>
        Object.entries(canaries)
          .reduce(
            (all, [key, value]) =>
              all.replace(new RegExp(`("${key}"\\s*:\\s*)(?:"[^"]*"|\\{[^}]*\\})`), `$1"${value}"`),
            text,
          )
          .replace(/("hosts"\s*:\s*)\[[^\]]*\]/, '$1["canary.example"]')
          .replace('{', '{ // canary-remark\n'),
      )
      edit(first, 'cdn.jsonc', (text) =>
        text.replace(/("gameOrigins"\s*:\s*)\[[^\]]*\]/, '$1["https://canary-play.example"]'),
      )
      writeFileSync(join(merchantsDir, first, 'note.txt'), 'canary-note')
      mkdirSync(join(merchantsDir, first, 'messages'), { recursive: true })
      writeFileSync(join(merchantsDir, first, 'messages/PT.json'), '{ "core.signIn": "canary-words" }')
      appendFileSync(join(merchantsDir, first, 'assets/logo.svg'), '<!-- canary-logo -->')
      for (const name of ['hero.webp', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png'])
        appendFileSync(join(merchantsDir, first, 'assets', name), `canary-${name}`)
      expect((await build()).refused).toEqual([])

      const shown = [
        ...Object.values(canaries),
        'canary.example',
        'canary-play.example',
        'canary-words',
        'canary-logo',
        'canary-hero.webp',
        'canary-icon-192.png',
        'canary-icon-512.png',
        'canary-apple-touch-icon.png',
      ]
      const own = readFolderAsText(site(first))
      for (const value of shown) expect(own, "control: the folder's own site has it").toContain(value)
      expect(readFolderAsText(site(second))).not.toMatch(/canary/i)
      // A site contains no comment of a JSONC file and no note of the merchant folder.
      expect(own).not.toMatch(/canary-(?:remark|note)/)

      // Builds the second site again, into an empty folder. Its files must have the same bytes as the files that were
      // built together with the first site.
      await build({ only: [second] }, 'alone')
      expect(hashFilesOfFolder(site(second, 'alone'))).toEqual(hashFilesOfFolder(site(second)))
    },
  )

  test('includes the licence of a font in each site that includes the font', async () => {
    const {
      ids: [first],
      build,
      site,
    } = createBuildTestSetup(1)
    await build()
    const names = [...readFilesOfFolder(site(first)).keys()]
    expect(names.filter((path) => path.endsWith('.woff2'))).toHaveLength(1)
    const licence = names.find((path) => /^brand\/LICENSE-bodoni-moda\.[\w-]{8,10}\.txt$/.test(path)) ?? 'none'
    expect(readFileSync(join(site(first), licence), 'utf8')).toMatch(
      /Copyright[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/,
    )
  })

  test('builds the same bytes when the merchant folders are stamped in another order and into another directory', async () => {
    const {
      ids: [first, second],
      build,
      site,
    } = createBuildTestSetup(2)
    await build()
    await build({ only: [second, first] }, 'elsewhere')
    for (const id of [first, second])
      expect(hashFilesOfFolder(site(id, 'elsewhere'))).toEqual(hashFilesOfFolder(site(id)))
  })

  test('builds the same uncompressed pages with fast and with best compression', async () => {
    const {
      ids: [id],
      build,
      site,
    } = createBuildTestSetup(1)
    await build()
    await build({ release: true }, 'release')
    const shown = (dir: string) => readFileSync(join(dir, 'index.html'), 'utf8').replaceAll(/"build":"[^"]+"/g, '')
    expect(shown(site(id, 'release'))).toBe(shown(site(id)))
    expect(statSync(join(site(id, 'release'), 'index.html.br')).size).toBeLessThanOrEqual(
      statSync(join(site(id), 'index.html.br')).size,
    )
  })
})

describe('a repeated build', () => {
  test('stamps only the merchant folders that changed since the last build', async () => {
    const {
      ids: [first, second],
      build,
      edit,
    } = createBuildTestSetup(2)
    await build()
    expect(await build()).toMatchObject({ stamped: [], unchanged: [first, second] })
    edit(first, 'theme.jsonc', (text) => text.replace(/"radius"\s*:\s*"\w+"/, '"radius": "large"'))
    expect(await build()).toMatchObject({ stamped: [first], unchanged: [second] })
  })

  test('stamps all sites again after a new compile, but only one site after one of its files was deleted', async () => {
    const {
      ids: [first, second],
      build,
      site,
      compileDir,
    } = createBuildTestSetup(2)
    await build()
    rmSync(join(site(first), 'shell.html'))
    expect(await build()).toMatchObject({ stamped: [first], unchanged: [second] })
    createCompileFixture(compileDir, { 'stamp/boot.mjs': '{window.__early={next:1}}' })
    expect(await build()).toMatchObject({ stamped: [first, second] })
  })

  test('removes only the site of a merchant whose folder was removed', async () => {
    const {
      ids: [first, second],
      build,
      site,
      merchantsDir,
      root,
    } = createBuildTestSetup(2)
    await build()
    rmSync(join(merchantsDir, second), { recursive: true })
    writeFileSync(join(root, 'sites/notes.txt'), 'mine')
    await build()
    expect([...readFilesOfFolder(join(root, 'sites')).keys()].some((path) => path.startsWith(second))).toBe(false)
    expect(readFileSync(join(root, 'sites/notes.txt'), 'utf8')).toBe('mine')
    expect(readFilesOfFolder(site(first)).size).toBeGreaterThan(10)
  })
})

describe('a folder with mistakes', () => {
  test('stamps the other merchant folders when one folder has mistakes, and reports all its mistakes', async () => {
    const {
      ids: [first, second],
      build,
      edit,
      root,
    } = createBuildTestSetup(2)
    edit(first, 'flags.jsonc', (text) => text.replace('{', '{ "AGEPAGE": true,'))
    edit(first, 'theme.jsonc', (text) => text.replace(/"mode"\s*:\s*"\w+"/, '"mode": "dusk"'))
    const built = await build()
    expect(built).toMatchObject({ stamped: [second], refused: [first] })
    expect(built.problems.map(({ file }) => file.replace(/.*\//, ''))).toEqual(
      expect.arrayContaining(['flags.jsonc', 'theme.jsonc']),
    )
    expect([...readFilesOfFolder(join(root, 'sites')).keys()].some((path) => path.startsWith(first))).toBe(false)
  })

  test('reports the same problems as the doctor, including mistakes in the merchant’s own texts', async () => {
    const {
      ids: [first],
      build,
      edit,
      merchantsDir,
    } = createBuildTestSetup(1)
    mkdirSync(join(merchantsDir, first, 'messages'))
    writeFileSync(join(merchantsDir, first, 'messages/PT.json'), '{\n  "core.home": "Casa {x}"\n}')
    const alone = await build()
    expect(alone).toMatchObject({ refused: [first], faults: [] })
    const cure = expect.stringContaining('original') as unknown
    expect(alone.problems).toMatchObject([
      { file: `merchants/${first}/messages/PT.json`, line: 2, column: 16, code: 'LM051', cure },
    ])
    edit(first, 'flags.jsonc', (text) => text.replace('{', '{ "AGEPAGE": true,'))
    const lines: string[] = []
    await runDoctorVerb(['--json'], { merchantsDir, print: (text) => lines.push(text) })
    const { problems } = await build()
    expect(problems).toHaveLength(2)
    expect(problems).toEqual((JSON.parse(lines.join('')) as { problems: unknown }).problems)
  })

  test('keeps the previous site of a merchant when its folder is refused', async () => {
    const {
      ids: [first],
      build,
      edit,
      site,
    } = createBuildTestSetup(1)
    await build()
    const before = hashFilesOfFolder(site(first))
    edit(first, 'flags.jsonc', () => '{ oops')
    expect(await build()).toMatchObject({ stamped: [], refused: [first] })
    expect(hashFilesOfFolder(site(first))).toEqual(before)
  })

  test('refuses a host in a changed merchant folder when an unchanged folder already has the same host', async () => {
    const {
      ids: [first, second],
      build,
      edit,
    } = createBuildTestSetup(2)
    await build()
    edit(first, 'merchant.jsonc', (text) => text.replace('made0001.localhost', 'made0002.localhost'))
    const refusal = {
      stamped: [],
      refused: [first],
      problems: [{ code: 'LM033', file: `merchants/${first}/merchant.jsonc` }],
    }
    expect(await build()).toMatchObject({ ...refusal, unchanged: [second] })
    expect(await build({ only: [first] })).toMatchObject(refusal)
  })

  test('throws a one-sentence error when a requested merchant has no folder', async () => {
    const { build } = createBuildTestSetup(1)
    await expect(build({ only: ['nobody'] })).rejects.toThrow('There is no merchant "nobody"')
  })

  test('keeps the complete previous site when a file of the compile is missing', async () => {
    const {
      ids: [first],
      build,
      edit,
      site,
      compileDir,
      root,
    } = createBuildTestSetup(1)
    await build({ whole: true })
    const before = hashFilesOfFolder(site(first))
    rmSync(join(compileDir, 'client/assets/libraries-b2.js.br'))
    edit(first, 'theme.jsonc', (text) => text.replace(/"radius"\s*:\s*"\w+"/, '"radius": "large"'))
    await expect(build({ whole: true })).rejects.toThrow(
      /was replaced while it was stamped.* Run the same command again/,
    )
    expect(hashFilesOfFolder(site(first))).toEqual(before)
    expect(readdirSync(join(root, 'sites'))).toEqual([first])
  })

  test('throws a one-sentence error that says what to do when there is no compile', async () => {
    const { build, root } = createBuildTestSetup(1)
    await expect(build({ compileDir: join(root, 'none') })).rejects.toThrow(/is missing\. Run: npm run build/)
  })
})

test('refuses to build a site when its document exceeds the size limit', async () => {
  const {
    build,
    compileDir,
    ids: [id],
  } = createBuildTestSetup(1)
  const noise = Array.from(
    { length: 4000 },
    (_, index) => `.c${(((index + 1) * 2654435761) % 4294967296).toString(36)}{order:${index}}`,
  ).join('')
  createCompileFixture(compileDir, { 'client/assets/Home-c3.css': noise })
  const built = await build()
  expect(built.refused).toEqual([id])
  expect(built.faults[0]).toMatch(/index\.html has \d+ bytes compressed, but only 14000 are allowed/)
})
