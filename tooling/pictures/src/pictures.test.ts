import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth, isDeep } from '@lobby/test-kit/depth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePair } from './comparePair.ts'
import type { Change } from './compare/compareShots.ts'
import { buildStorybook } from './take/buildStorybook.ts'

const folder = mkdtempSync(join(tmpdir(), 'lobby-pictures-'))
const root = join(import.meta.dirname, '../../..')
/** In `npm test` the output of Storybook's task `build:static`, which its own tests use too. The deep run builds as `npm run pictures` does. */
const built = isDeep ? join(folder, 'built') : join(root, 'apps/storybook/dist')
const skins = depth(['aurora', 'kite'], ['aurora', 'kite', 'trevo'])
// One with the focus, one with a clock that runs, one that is loaded late, a dialog with a picture.
const wanted = depth(['Button', 'Countdown'], ['Button', 'Countdown', 'QrCode', 'Modal']).map((name) => ({
  name,
  file: '',
  skins,
  why: 'asked for',
}))

beforeAll(async () => {
  if (isDeep) await buildStorybook(root, built)
  else if (!existsSync(join(built, 'index.json')))
    throw new Error('There is no built Storybook. Run: turbo run build:static --filter=@lobby/storybook')
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** A copy of the built Storybook, its style sheets changed. */
function changed(name: string, change: (css: string) => string): string {
  const copy = join(folder, name)
  cpSync(built, copy, { recursive: true })
  for (const file of globSync('assets/*.css', { cwd: copy }))
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')))
  return copy
}
const told = ({ skin, difference, failed }: Change) => ({ skin, failed, seen: (difference?.pixels ?? 0) > 0 })

test('a Storybook against itself differs by no pixel, in any skin', async () => {
  const { compared, added, removed } = await comparePair({ before: built, after: built, wanted })
  expect(compared.map(({ name, changes }) => [name, changes.map(told)])).toEqual(wanted.map(({ name }) => [name, []]))
  expect([added, removed]).toEqual([[], []])
}, 300_000)

test('the control: one pixel of padding more is seen, in every skin, on the component that has it and on no other', async () => {
  let rules = 0
  const wider = changed('wider', (css) =>
    css.replaceAll(
      /_button\{[^}]*padding:calc\(var\(--space\) \* 2\) calc\(var\(--space\) \* 5/g,
      (rule) => (rules++, `${rule} + 1px`),
    ),
  )
  expect(rules).toBe(1)
  const { compared } = await comparePair({
    before: built,
    after: wider,
    wanted: wanted.filter(({ name }) => name === 'Button' || name === 'Countdown'),
  })
  expect(compared.map(({ name, changes }) => [name, changes.map(told)])).toEqual([
    ['Button', skins.map((skin) => ({ skin, failed: undefined, seen: true }))],
    ['Countdown', []],
  ])
}, 300_000)

test('a skin that is not there is told, not passed over', async () => {
  const [button] = wanted
  const { compared } = await comparePair({
    before: built,
    after: built,
    wanted: [{ ...button!, skins: ['aurora', 'nobody'] }],
  })
  expect(compared[0]?.changes.map(({ skin, failed }) => [skin, failed])).toEqual([
    ['nobody', expect.stringContaining('there is no skin "nobody"')],
  ])
}, 120_000)
