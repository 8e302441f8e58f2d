import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { runRemoveVerb } from '../verbs/runRemoveVerb.ts'
import { runDiffVerb, runShowVerb } from './runShowVerb.ts'

function place(count = 2) {
  const shop = createBuildTestSetup(count)
  const { merchantsDir } = shop
  const runVerb = async (verb: typeof runShowVerb, ...argv: string[]) => {
    const lines: string[] = []
    const code = await verb(argv, { merchantsDir, print: (text) => lines.push(text) })
    return { code, text: lines.join('\n') }
  }
  const runRemove = async (argv: string[], answer: string | null) => {
    const lines: string[] = []
    const ask = answer === null ? null : () => Promise.resolve(answer)
    const code = await runRemoveVerb(argv, {
      merchantsDir,
      sitesDir: join(shop.root, 'sites'),
      print: (text) => lines.push(text),
      ask,
    })
    return { code, text: lines.join('\n') }
  }
  return { ...shop, runVerb, runRemove }
}

test('prints every value with its origin when run as merchant show', async () => {
  const { runVerb, ids, merchantsDir } = place()
  const { code, text } = await runVerb(runShowVerb, ids[0], '--resolved')
  const row = (key: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${key} `))
      ?.replaceAll(/ {2,}/g, '  ')
  const line =
    readFileSync(join(merchantsDir, ids[0], 'theme.jsonc'), 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('"brand"')) + 1
  expect(code).toBe(0)
  expect(row('theme.colours.brand')).toBe(`theme.colours.brand  theme.jsonc:${line}  "#e2b65c"`)
  expect(row('flags.REGMOBVERF3')).toBe('flags.REGMOBVERF3  default  false')
  expect(row('merchant.resetCode')).toBe('merchant.resetCode  default  "VERIFICATION3"')
  expect(row('token.page')).toBe('token.page  derived  #0a0f1f')
  expect(row('asset.assets/logo.svg')).toMatch(/assets\/logo\.svg {2}\d+ bytes, [0-9a-f]{10}$/)
})

test('prints the public data with show --public, or the command for the doctor when the folder has mistakes', async () => {
  const { runVerb, ids, edit } = place()
  expect(JSON.parse((await runVerb(runShowVerb, ids[0], '--public')).text)).toMatchObject({
    id: ids[0],
    code: ids[0],
    layout: { tiles: 'sharp' },
  })
  edit(ids[0], 'theme.jsonc', (text) => text.replace('"dark"', '"dusk"'))
  expect(await runVerb(runShowVerb, ids[0], '--public')).toEqual({
    code: 1,
    text: expect.stringContaining(`doctor ${ids[0]}`) as unknown,
  })
  expect((await runVerb(runShowVerb, ids[0])).text).toContain('"dusk"')
})

test('prints only values that differ between two merchants when run as merchant diff', async () => {
  const { runVerb, ids, edit } = place()
  const [a, b] = ids
  edit(b, 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  const { text } = await runVerb(runDiffVerb, a, b)
  expect(text).toMatch(
    new RegExp(
      `^flags\\.AGEPAG\\n  ${a}: true  \\[flags\\.jsonc:\\d+\\]\\n  ${b}: false  \\[flags\\.jsonc:\\d+\\]$`,
      'm',
    ),
  )
  expect(text).toMatch(/^theme\.colours\.brand$/m)
  expect(text).not.toMatch(/^flags\.DOWNMAN$|^asset\./m)
  // Derived values are only counted, not listed.
  expect(text).not.toMatch(/^token\./m)
  expect(text).toMatch(
    /differ in \d+ of \d+ values\. \d+ of them are derived from the others; --all prints them too\.$/,
  )
  const whole = (await runVerb(runDiffVerb, a, b, '--all')).text
  expect(whole).toMatch(/^token\.brand$/m)
  expect(whole).toMatch(/differ in \d+ of \d+ values\.$/)
  expect((await runVerb(runDiffVerb, a, a)).text).toMatch(new RegExp(`^${a} and ${a} differ in 0 of \\d+ values\\.$`))
})

test('throws a one-sentence error when the merchant does not exist', async () => {
  const { runVerb, runRemove } = place(1)
  for (const verb of [runShowVerb, runDiffVerb])
    await expect(runVerb(verb, 'nobody')).rejects.toThrow(
      /^There is no merchant "nobody"\. The merchants are: made0001\.$/,
    )
  await expect(runRemove(['nobody'], 'nobody')).rejects.toThrow(/^There is no merchant "nobody"/)
  await expect(runRemove(['../made0001'], null)).rejects.toThrow(/^There is no merchant/)
})

test('removes a merchant folder and its site only after the user has typed the id', async () => {
  const { runRemove, ids, merchantsDir, build, root } = place()
  await build()
  const no = await runRemove([ids[0]], 'yes')
  expect([no.code, no.text]).toEqual([1, expect.stringMatching(/assets\/logo\.svg[^]*Nothing was removed\.$/)])
  expect((await runRemove([ids[0]], null)).text).toContain(`remove ${ids[0]} --yes`)
  expect(readdirSync(merchantsDir)).toEqual(ids)
  expect((await runRemove([ids[0]], ids[0])).code).toBe(0)
  // The folder `.shared` remains, because several sites use its files.
  expect([readdirSync(merchantsDir), readdirSync(join(root, 'sites'))]).toEqual([[ids[1]], ['.shared', ids[1]]])
})

test('reports which files git can restore before it removes a merchant', async () => {
  const { runRemove, ids, root, merchantsDir } = place()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], { cwd: root, stdio: 'pipe' })
  git('init', '-q')
  git('add', `merchants/${ids[0]}`)
  git('commit', '-qm', 'first')
  expect((await runRemove([ids[1] ?? ''], 'no')).text).toMatch(
    /Git has none of these files: they cannot be restored after removal\.\nNothing was removed\.$/,
  )
  expect((await runRemove([ids[1] ?? ''], ids[1] ?? '')).text).toMatch(/Removed: made0002\.$/)
  writeFileSync(join(merchantsDir, ids[0], 'note.txt'), 'mine')
  const { text } = await runRemove([ids[0], '--yes'], null)
  expect(text).toMatch(
    /Git can restore \d+ of these files in their last committed version; the others cannot be restored\.\nRemoved: made0001\. Git still has its committed files\.$/,
  )
})

test('refuses to remove a symbolic link or a folder without merchant.jsonc', async () => {
  const { runRemove, ids, merchantsDir, root } = place(1)
  mkdirSync(join(merchantsDir, 'notes'))
  writeFileSync(join(merchantsDir, 'notes/plan.txt'), 'mine')
  expect(await runRemove(['notes', '--yes'], null)).toMatchObject({
    code: 1,
    text: expect.stringContaining('not a merchant folder') as unknown,
  })
  mkdirSync(join(root, 'elsewhere'))
  symlinkSync(join(root, 'elsewhere'), join(merchantsDir, 'linked'))
  await expect(runRemove(['linked', '--yes'], null)).rejects.toThrow(/There is no merchant "linked"/)
  mkdirSync(join(root, 'sites', ids[0]), { recursive: true })
  writeFileSync(join(root, 'sites', ids[0], 'mine.txt'), 'mine')
  expect((await runRemove([ids[0], '--yes'], null)).code).toBe(0)
  expect([readdirSync(merchantsDir).sort(), readdirSync(join(root, 'sites', ids[0]))]).toEqual([
    ['linked', 'notes'],
    ['mine.txt'],
  ])
})
