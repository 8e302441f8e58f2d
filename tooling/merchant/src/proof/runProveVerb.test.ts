import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { runProveVerb } from './runProveVerb.ts'
import { getProveReportPath } from './journeys.ts'

/**
 * Runs `merchant prove` on a merchant that is generated for the test.
 * @param statuses The statuses of the journeys in the report; null writes no report.
 */
async function runProve(
  statuses: readonly string[] | null,
  { exit = 0, args = [] as readonly string[], spoil = false, stray = false } = {},
) {
  const { merchantsDir, ids, edit } = createBuildTestSetup(1)
  const [id] = ids
  if (spoil) edit(id, 'merchant.jsonc', (text) => text.replace(/"currency": "[A-Z]+"/, '"currency": 12'))
  if (stray) writeFileSync(join(merchantsDir, id, 'stray.txt'), 'mine')
  const report = join(createTemporaryFolder(), 'brand.json')
  // A report of an earlier run, which must not be used.
  writeFileSync(report, reportOf(id, ['expected']))
  const lines: string[] = []
  const parts: boolean[] = []
  const walks: { readonly env: Readonly<Record<string, string>>; readonly said: readonly string[] }[] = []
  const code = await runProveVerb([id, '--merchants', merchantsDir, ...args], {
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

test('runs the journeys on sites that are stamped only for this run', async () => {
  const { id, merchantsDir, code, walks, parts, text } = await runProve(['expected', 'flaky'])
  expect([code, text]).toEqual([0, expect.stringContaining(`${id}: 2 passed, 0 failed`)])
  expect(walks).toMatchObject([
    { env: { LOBBY_BRAND: id, LOBBY_MERCHANTS: merchantsDir }, said: ['--project', `${id} PT`] },
  ])
  expect(walks[0]?.env['LOBBY_SITES']).not.toContain('apps/mobile-web')
  expect([parts, walks[0]?.env['LOBBY_PART']]).toEqual([[false], undefined])
})

test('prints the error message of a failed journey, and fails', async () => {
  const { code, text } = await runProve(['expected', 'unexpected'], { exit: 1 })
  expect(code).toBe(1)
  expect(text).toContain('home.spec.ts › journey 1\n    It stayed shut.')
})

test('fails when the test run exited with an error, wrote no report or skipped every journey', async () => {
  expect((await runProve(['expected'], { exit: 1 })).code).toBe(1)
  expect(await runProve(null)).toMatchObject({ code: 1, text: expect.stringContaining('no journey ran') as string })
  expect((await runProve(['skipped'])).code).toBe(1)
})

test('prints the mistakes of a merchant folder instead of running journeys', async () => {
  const { code, walks, text } = await runProve(['expected'], { spoil: true })
  expect([code, walks]).toEqual([1, []])
  expect(text).toContain('LM005')
})

test('runs only the journeys that match --only, and writes them into a separate report', async () => {
  const { walks, parts, text } = await runProve(['expected'], { args: ['--only', 'registers', '--workers', '1'] })
  expect(walks[0]?.said).toEqual(expect.arrayContaining(['--grep', 'registers', '--workers', '1']))
  expect(text).toContain('Only journeys with "registers" in their title ran.')
  expect(text).toMatch(/^The page of .*proof` does not change: .*"not run".*$/m)
  expect((await runProve(['expected'])).text).not.toContain('The page of')
  expect([parts, walks[0]?.env['LOBBY_PART']]).toEqual([[true], '1'])
  expect(getProveReportPath('acme', true)).not.toBe(getProveReportPath('acme'))
})

test('prints no warnings of the doctor, whether the folder has mistakes or not', async () => {
  const warned = { stray: true }
  expect((await runProve(['expected'], warned)).text).not.toContain('Warning')
  const { text } = await runProve(['expected'], { ...warned, spoil: true })
  expect([text.includes('LM005'), text.includes('Warning')]).toEqual([true, false])
})

test('lists the existing merchants for an unknown id', async () => {
  const { merchantsDir, ids } = createBuildTestSetup(1)
  await expect(runProveVerb(['nobody', '--merchants', merchantsDir])).rejects.toThrow(`The merchants are: ${ids[0]}.`)
})
