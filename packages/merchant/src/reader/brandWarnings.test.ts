import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import {
  createBrokenMerchantFolder,
  VALID_MERCHANT_FOLDER_PATH,
  type FolderEdit,
} from '../testing/createBrokenMerchantFolder.ts'
import { findCopiedBrandWarnings, listMerchantIds, readMerchants } from './index.ts'

const codesOf = (id: string): FolderEdit[] => [
  ['merchant.jsonc', '"aurora01"', `"${id}01"`],
  ['merchant.jsonc', '"aurora01t"', `"${id}01t"`],
  ['merchant.jsonc', '["aurora.localhost"]', `["${id}.localhost"]`],
]

const names: readonly FolderEdit[] = [
  ['merchant.jsonc', '"name": "Aurora"', '"name": "Acme"'],
  ['merchant.jsonc', '© 2026 Aurora Entretenimento', '© 2026 Acme'],
]

const pictures = ['logo.svg', 'hero.webp', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'apple-touch-icon.png']

/** Returns a folder with two merchant folders: `aurora`, and a copy of `aurora` with other merchant codes and hosts. */
function copied(id: string, edits: readonly FolderEdit[] = []): string {
  const root = createTemporaryFolder()
  createBrokenMerchantFolder([], 'aurora', root)
  createBrokenMerchantFolder([...codesOf(id), ...edits], id, root)
  return root
}

const warningsOf = (root: string, wanted: readonly string[]) =>
  findCopiedBrandWarnings(root, wanted).map(({ file, code }) => `${file} ${code}`)

test('accepts a copied folder but warns that its name, copyright line and pictures are those of another', async () => {
  const root = copied('acme')
  const base = `${root.split('/').at(-1)}/acme`
  const words = Array<string>(2).fill(`${base}/merchant.jsonc LM060`)
  expect(warningsOf(root, ['acme'])).toEqual([
    ...pictures.map((name) => `${base}/assets/${name} LM061`).sort(),
    ...words,
  ])
  expect(findCopiedBrandWarnings(root, ['acme']).at(-2)).toMatchObject({
    line: 6,
    column: 11,
    message: 'The name "Aurora" is also that of the merchant "aurora".',
  })
  const { merchants, problems } = await readMerchants(root)
  expect([merchants.length, problems]).toEqual([2, []])
})

test('warns in exactly one checked folder when two merchant folders have the same brand', () => {
  for (const id of ['acme', 'zebra']) {
    const root = copied(id)
    const of = (wanted: readonly string[]) => new Set(warningsOf(root, wanted).map((line) => line.split('/')[1]))
    expect(of([id])).toEqual(new Set([id]))
    expect(of(['aurora'])).toEqual(new Set(['aurora']))
    expect(of(['aurora', id]).size).toBe(1)
  }
})

test('does not warn of a copied folder when its name, copyright line and pictures differ', () => {
  const root = copied('acme', names)
  for (const name of pictures) appendFileSync(join(root, 'acme/assets', name), 'other')
  expect(warningsOf(root, ['acme', 'aurora'])).toEqual([])
  // Control: one copied picture gives one warning.
  const near = copied('acme', names)
  for (const name of pictures.slice(1)) appendFileSync(join(near, 'acme/assets', name), 'other')
  expect(warningsOf(near, ['acme'])).toEqual([`${near.split('/').at(-1)}/acme/assets/logo.svg LM061`])
})

test('finds no shared names or pictures in the merchant folders of this repository', () => {
  const root = join(VALID_MERCHANT_FOLDER_PATH, '..')
  expect(findCopiedBrandWarnings(root, listMerchantIds(root))).toEqual([])
})
