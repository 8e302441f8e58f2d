import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTree, textOfTree } from './testing/readTree.ts'
import { workshop } from './testing/workshop.ts'

test('neither maps nor settings of the machine nor notes that lie beside go along', { tags: ['M9'] }, async () => {
  const {
    ids: [first],
    build,
    site,
    root,
    merchantsDir,
  } = workshop(1)
  const beside = ['compile/client/assets/index-a1.js.map', 'compile/client/.env', 'compile/client/notes.md']
  for (const path of beside) writeFileSync(join(root, path), 'canary-beside')
  for (const name of ['.env', 'notes.md', 'assets/logo.svg.map'])
    writeFileSync(join(merchantsDir, first, name), 'canary-beside')
  expect((await build()).stamped).toEqual([first])
  const tree = readTree(site(first))
  expect([...tree.keys()].filter((path) => /\.map$|\.md$|(?:^|\/)\.env/.test(path))).toEqual([])
  expect(textOfTree(site(first))).not.toMatch(/canary-beside|sourceMappingURL/)
})

test('control: what the compile names does go along, whatever it says', { tags: ['M9-control'] }, async () => {
  const {
    ids: [first],
    build,
    site,
    root,
  } = workshop(1)
  appendFileSync(join(root, 'compile/client/assets/index-a1.js'), '/* canary-beside */')
  await build()
  expect(textOfTree(site(first))).toContain('canary-beside')
})
