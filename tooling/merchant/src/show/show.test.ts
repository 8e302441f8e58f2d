import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workshop } from '../testing/workshop.ts'
import { remove } from '../verbs/remove.ts'
import { diff, show } from './show.ts'

function place(count = 2) {
  const shop = workshop(count)
  const { merchantsDir } = shop
  const heard = async (verb: typeof show, ...argv: string[]) => {
    const lines: string[] = []
    const code = await verb(argv, { merchantsDir, print: (text) => lines.push(text) })
    return { code, text: lines.join('\n') }
  }
  const removed = async (argv: string[], answer: string | null) => {
    const lines: string[] = []
    const ask = answer === null ? null : () => Promise.resolve(answer)
    const code = await remove(argv, {
      merchantsDir,
      sitesDir: join(shop.root, 'sites'),
      print: (text) => lines.push(text),
      ask,
    })
    return { code, text: lines.join('\n') }
  }
  return { ...shop, heard, removed }
}

test('show names every value with the line that it comes from, the default that stands in, or that it is derived', async () => {
  const { heard, ids, merchantsDir } = place()
  const { code, text } = await heard(show, ids[0], '--resolved')
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

test('show --public is what reaches the browser; with mistakes it says that it cannot, and where to look', async () => {
  const { heard, ids, edit } = place()
  expect(JSON.parse((await heard(show, ids[0], '--public')).text)).toMatchObject({
    id: ids[0],
    code: ids[0],
    layout: { tiles: 'sharp' },
  })
  edit(ids[0], 'theme.jsonc', (text) => text.replace('"dark"', '"dusk"'))
  expect(await heard(show, ids[0], '--public')).toEqual({
    code: 1,
    text: expect.stringContaining(`doctor ${ids[0]}`) as unknown,
  })
  expect((await heard(show, ids[0])).text).toContain('"dusk"')
})

test('diff tells each value in which two differ, and none in which they do not', async () => {
  const { heard, ids, edit } = place()
  const [a, b] = ids
  edit(b, 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  const { text } = await heard(diff, a, b)
  expect(text).toMatch(
    new RegExp(
      `^flags\\.AGEPAG\\n  ${a}: true  \\[flags\\.jsonc:\\d+\\]\\n  ${b}: false  \\[flags\\.jsonc:\\d+\\]$`,
      'm',
    ),
  )
  expect(text).toMatch(/^theme\.colours\.brand$/m)
  expect(text).not.toMatch(/^flags\.DOWNMAN$|^asset\./m)
  // What is derived of it is counted.
  expect(text).not.toMatch(/^token\./m)
  expect(text).toMatch(/differ in \d+ of \d+ values\. \d+ of them follow from the others: --all tells them too\.$/)
  const whole = (await heard(diff, a, b, '--all')).text
  expect(whole).toMatch(/^token\.brand$/m)
  expect(whole).toMatch(/differ in \d+ of \d+ values\.$/)
  expect((await heard(diff, a, a)).text).toMatch(new RegExp(`^${a} and ${a} differ in 0 of \\d+ values\\.$`))
})

test('whoever is not there is one sentence', async () => {
  const { heard, removed } = place(1)
  for (const verb of [show, diff])
    await expect(heard(verb, 'nobody')).rejects.toThrow(/^There is no merchant "nobody"\. There are: made0001\.$/)
  await expect(removed(['nobody'], 'nobody')).rejects.toThrow(/^There is no merchant "nobody"/)
  await expect(removed(['../made0001'], null)).rejects.toThrow(/^There is no merchant/)
})

test('remove names what goes, asks for the id, and takes the folder and its site, and nothing beside', async () => {
  const { removed, ids, merchantsDir, build, root } = place()
  await build()
  const no = await removed([ids[0]], 'yes')
  expect([no.code, no.text]).toEqual([1, expect.stringMatching(/assets\/logo\.svg[^]*Nothing was removed\.$/)])
  expect((await removed([ids[0]], null)).text).toContain(`remove ${ids[0]} --yes`)
  expect(readdirSync(merchantsDir)).toEqual(ids)
  expect((await removed([ids[0]], ids[0])).code).toBe(0)
  // What sites share is nobody's own.
  expect([readdirSync(merchantsDir), readdirSync(join(root, 'sites'))]).toEqual([[ids[1]], ['.shared', ids[1]]])
})

test('remove says what git has not, before it asks, and promises nothing of it afterwards', async () => {
  const { removed, ids, root, merchantsDir } = place()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], { cwd: root, stdio: 'pipe' })
  git('init', '-q')
  git('add', `merchants/${ids[0]}`)
  git('commit', '-qm', 'first')
  expect((await removed([ids[1] ?? ''], 'no')).text).toMatch(
    /Git has nothing of it: once removed, it cannot be had again\.\nNothing was removed\.$/,
  )
  expect((await removed([ids[1] ?? ''], ids[1] ?? '')).text).toMatch(/Removed: made0002\.$/)
  writeFileSync(join(merchantsDir, ids[0], 'note.txt'), 'mine')
  const { text } = await removed([ids[0], '--yes'], null)
  expect(text).toMatch(
    /Git has \d+ of these files as they were committed last; the others cannot be had again\.\nRemoved: made0001\. What git has of it stays in git\.$/,
  )
})

test("remove refuses what is no merchant's: a folder without merchant.jsonc, a link; a site that was not stamped stays", async () => {
  const { removed, ids, merchantsDir, root } = place(1)
  mkdirSync(join(merchantsDir, 'notes'))
  writeFileSync(join(merchantsDir, 'notes/plan.txt'), 'mine')
  expect(await removed(['notes', '--yes'], null)).toMatchObject({
    code: 1,
    text: expect.stringContaining("no merchant's folder") as unknown,
  })
  mkdirSync(join(root, 'elsewhere'))
  symlinkSync(join(root, 'elsewhere'), join(merchantsDir, 'linked'))
  await expect(removed(['linked', '--yes'], null)).rejects.toThrow(/There is no merchant "linked"/)
  mkdirSync(join(root, 'sites', ids[0]), { recursive: true })
  writeFileSync(join(root, 'sites', ids[0], 'mine.txt'), 'mine')
  expect((await removed([ids[0], '--yes'], null)).code).toBe(0)
  expect([readdirSync(merchantsDir).sort(), readdirSync(join(root, 'sites', ids[0]))]).toEqual([
    ['linked', 'notes'],
    ['mine.txt'],
  ])
})
