import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporary } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import { brokenFolder, soundFolder, type Edit } from '../testing/brokenFolder.ts'
import { brandWarnings, merchantIds, readMerchants } from './index.ts'

const codesOf = (id: string): Edit[] => [
  ['merchant.jsonc', '"aurora01"', `"${id}01"`],
  ['merchant.jsonc', '"aurora01t"', `"${id}01t"`],
  ['merchant.jsonc', '["aurora.localhost"]', `["${id}.localhost"]`],
]

const names: readonly Edit[] = [
  ['merchant.jsonc', '"name": "Aurora"', '"name": "Acme"'],
  ['merchant.jsonc', '© 2026 Aurora Entretenimento', '© 2026 Acme'],
]

const pictures = ['logo.svg', 'hero.webp', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'apple-touch-icon.png']

/** Two folders, the second copied from the first with its codes and hosts changed. */
function copied(id: string, edits: readonly Edit[] = []): string {
  const root = temporary()
  brokenFolder([], 'aurora', root)
  brokenFolder([...codesOf(id), ...edits], id, root)
  return root
}

const told = (root: string, wanted: readonly string[]) =>
  brandWarnings(root, wanted).map(({ file, code }) => `${file} ${code}`)

test('the name, the copyright line and every picture of a copy are warnings, and refuse nothing', async () => {
  const root = copied('acme')
  const base = `${root.split('/').at(-1)}/acme`
  const words = Array<string>(2).fill(`${base}/merchant.jsonc LM060`)
  expect(told(root, ['acme'])).toEqual([...pictures.map((name) => `${base}/assets/${name} LM061`).sort(), ...words])
  expect(brandWarnings(root, ['acme']).at(-2)).toMatchObject({
    line: 6,
    column: 11,
    message: 'The name "Aurora" is that of the merchant "aurora" too.',
  })
  const { merchants, problems } = await readMerchants(root)
  expect([merchants.length, problems]).toEqual([2, []])
})

test('who is asked about is told, first or last in the alphabet; of two that are asked about, one', () => {
  for (const id of ['acme', 'zebra']) {
    const root = copied(id)
    const of = (wanted: readonly string[]) => new Set(told(root, wanted).map((line) => line.split('/')[1]))
    expect(of([id])).toEqual(new Set([id]))
    expect(of(['aurora'])).toEqual(new Set(['aurora']))
    expect(of(['aurora', id]).size).toBe(1)
  }
})

test('a copy with a brand of its own is told nothing', () => {
  const root = copied('acme', names)
  for (const name of pictures) appendFileSync(join(root, 'acme/assets', name), 'other')
  expect(told(root, ['acme', 'aurora'])).toEqual([])
  // The control: one picture less is one warning.
  const near = copied('acme', names)
  for (const name of pictures.slice(1)) appendFileSync(join(near, 'acme/assets', name), 'other')
  expect(told(near, ['acme'])).toEqual([`${near.split('/').at(-1)}/acme/assets/logo.svg LM061`])
})

test("the product's own folders have a brand each", () => {
  const root = join(soundFolder, '..')
  expect(brandWarnings(root, merchantIds(root))).toEqual([])
})
