import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporary } from '@lobby/test-kit/temporary'
import { workshop } from '../testing/workshop.ts'
import { prove } from './prove.ts'
import { brandReport } from './journeys.ts'

/** A brand that is proved by a walk which leaves this behind. */
async function proving(
  statuses: readonly string[] | null,
  { exit = 0, args = [] as readonly string[], spoil = false, stray = false } = {},
) {
  const { merchantsDir, ids, edit } = workshop(1)
  const [id] = ids
  if (spoil) edit(id, 'merchant.jsonc', (text) => text.replace(/"currency": "[A-Z]+"/, '"currency": 12'))
  if (stray) writeFileSync(join(merchantsDir, id, 'stray.txt'), 'mine')
  const report = join(temporary(), 'brand.json')
  // Of another day: it must not be taken for this one's.
  writeFileSync(report, reportOf(id, ['expected']))
  const lines: string[] = []
  const parts: boolean[] = []
  const walks: { readonly env: Readonly<Record<string, string>>; readonly said: readonly string[] }[] = []
  const code = await prove([id, '--merchants', merchantsDir, ...args], {
    print: (line) => lines.push(line),
    build: () => Promise.resolve(),
    reportOf: (_, part) => (parts.push(part), report),
    walk: (env, said) => {
      walks.push({ env, said })
      if (statuses) writeFileSync(report, reportOf(id, statuses))
      return Promise.resolve(exit)
    },
  })
  return { id, merchantsDir, code, walks, parts, text: lines.join('\n') }
}

const reportOf = (id: string, statuses: readonly string[]) =>
  JSON.stringify({
    stats: { startTime: '2026-11-22T10:00:00.000Z' },
    suites: [
      {
        title: 'home.spec.ts',
        specs: statuses.map((status, at) => ({
          title: `journey ${at}`,
          tests: [{ projectName: `${id} PT`, status, results: [{ errors: [{ message: 'It stayed shut.' }] }] }],
        })),
      },
    ],
  })

test('a brand is proved where all of its journeys passed; they are walked on its own folder, on sites of their own', async () => {
  const { id, merchantsDir, code, walks, parts, text } = await proving(['expected', 'flaky'])
  expect([code, text]).toEqual([0, expect.stringContaining(`${id}: 2 passed, 0 failed`)])
  expect(walks).toMatchObject([
    { env: { LOBBY_BRAND: id, LOBBY_MERCHANTS: merchantsDir }, said: ['--project', `${id} PT`] },
  ])
  expect(walks[0]?.env['LOBBY_SITES']).not.toContain('apps/mobile-web')
  expect([parts, walks[0]?.env['LOBBY_PART']]).toEqual([[false], undefined])
})

test('it is not where one failed, which is named with its words', async () => {
  const { code, text } = await proving(['expected', 'unexpected'], { exit: 1 })
  expect(code).toBe(1)
  expect(text).toContain('home.spec.ts › journey 1\n    It stayed shut.')
})

test('nor where the walk went wrong, where it left nothing, or where every journey was left out', async () => {
  expect((await proving(['expected'], { exit: 1 })).code).toBe(1)
  expect(await proving(null)).toMatchObject({
    code: 1,
    text: expect.stringContaining('no journey was walked') as string,
  })
  expect((await proving(['skipped'])).code).toBe(1)
})

test('a folder with mistakes is told by the doctor, and nothing is walked', async () => {
  const { code, walks, text } = await proving(['expected'], { spoil: true })
  expect([code, walks]).toEqual([1, []])
  expect(text).toContain('LM005')
})

test('a part of the journeys is walked where it is asked for, and said to be no more: its report is not the one of all', async () => {
  const { walks, parts, text } = await proving(['expected'], { args: ['--only', 'registers', '--workers', '1'] })
  expect(walks[0]?.said).toEqual(expect.arrayContaining(['--grep', 'registers', '--workers', '1']))
  expect(text).toContain('Of those that hold "registers" alone.')
  expect(text).toMatch(/^The page of .*proof` is as it was: "not run".*$/m)
  expect((await proving(['expected'])).text).not.toContain('The page of')
  expect([parts, walks[0]?.env['LOBBY_PART']]).toEqual([[true], '1'])
  expect(brandReport('acme', true)).not.toBe(brandReport('acme'))
})

test("warnings are the doctor's to tell: they prove nothing, in a sound folder or beside a mistake", async () => {
  const warned = { stray: true }
  expect((await proving(['expected'], warned)).text).not.toContain('Warning')
  const { text } = await proving(['expected'], { ...warned, spoil: true })
  expect([text.includes('LM005'), text.includes('Warning')]).toEqual([true, false])
})

test('a name that is none is answered with those that there are', async () => {
  const { merchantsDir, ids } = workshop(1)
  await expect(prove(['nobody', '--merchants', merchantsDir])).rejects.toThrow(`There are: ${ids[0]}.`)
})
