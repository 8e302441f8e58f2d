import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseByTestDepth, isDeepRun } from '@lobby/test-kit/depth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStorybook } from './buildStorybook.ts'
import { compareStorybooks } from './compareStorybooks.ts'

const folder = mkdtempSync(join(tmpdir(), 'lobby-pictures-'))
const root = join(import.meta.dirname, '../../..')
/**
 * The built Storybook. `npm test` uses the output of the task `build:static`. The deep run builds the Storybook as `npm
 * run pictures` does.
 */
const built = isDeepRun ? join(folder, 'built') : join(root, 'apps/storybook/dist')
const allSkins = chooseByTestDepth(['aurora', 'kite'], ['aurora', 'kite', 'trevo'])
// Components whose pictures could differ by chance: they take the focus, run a clock, load late, or show a picture in a
// dialog.
const names = chooseByTestDepth(['Button', 'Countdown'], ['Button', 'Countdown', 'QrCode', 'Modal'])

beforeAll(async () => {
  if (isDeepRun) await buildStorybook(root, built)
  else if (!existsSync(join(built, 'index.json')))
    throw new Error('There is no built Storybook. Run: turbo run build:static --filter=@lobby/storybook')
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Compares the built Storybook with another one. @returns the titles of the pictures that differ */
async function findDifferences(after: string, components: readonly string[], merchants = allSkins): Promise<string[]> {
  const work = mkdtempSync(join(folder, 'pair-'))
  const report = join(work, 'report')
  const wanted = components.map((name) => ({ name, file: '', merchants, reason: 'asked for' }))
  const { same, added, removed } = await compareStorybooks({ before: built, after, wanted, folder: work, report })
  expect([added, removed]).toEqual([[], []])
  expect(existsSync(join(report, 'index.html'))).toBe(true)
  const failed = globSync('results/*/error-context.md', { cwd: work })
  expect(same).toBe(failed.length === 0)
  return components.flatMap((name) =>
    merchants
      .filter((id) => failed.some((file) => file.includes(`${name}-in-${id}`) && !file.includes('retry')))
      .map((id) => `${name} in ${id}`),
  )
}

test('reports no difference in any theme when a Storybook is compared with itself', async () => {
  expect(await findDifferences(built, names)).toEqual([])
}, 300_000)

test('control: reports one extra pixel of padding in each theme, and only for the component that has it', async () => {
  const wider = join(folder, 'wider')
  cpSync(built, wider, { recursive: true })
  let rules = 0
  for (const file of globSync('assets/*.css', { cwd: wider })) {
    const css = readFileSync(join(wider, file), 'utf8').replaceAll(
      /_button\{[^}]*padding:calc\(var\(--space\) \* 2\) calc\(var\(--space\) \* 5/g,
      (rule) => (rules++, `${rule} + 1px`),
    )
    writeFileSync(join(wider, file), css)
  }
  expect(rules).toBe(1)
  expect(await findDifferences(wider, ['Button', 'Countdown'])).toEqual(allSkins.map((id) => `Button in ${id}`))
}, 300_000)

test('reports a merchant that does not exist instead of skipping it', async () => {
  expect(await findDifferences(built, ['Button'], ['nobody'])).toEqual(['Button in nobody'])
}, 300_000)
