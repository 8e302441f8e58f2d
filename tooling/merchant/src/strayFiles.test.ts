import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFilesOfFolder, readFolderAsText } from './testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

test('includes no source maps, local settings or notes in a site', { tags: ['M9'] }, async () => {
  const {
    ids: [first],
    build,
    site,
    root,
    merchantsDir,
  } = createBuildTestSetup(1)
  const strayFiles = ['compile/client/assets/index-a1.js.map', 'compile/client/.env', 'compile/client/notes.md']
  for (const path of strayFiles) writeFileSync(join(root, path), 'canary-nearby')
  for (const name of ['.env', 'notes.md', 'assets/logo.svg.map'])
    writeFileSync(join(merchantsDir, first, name), 'canary-nearby')
  expect((await build()).stamped).toEqual([first])
  const tree = readFilesOfFolder(site(first))
  expect([...tree.keys()].filter((path) => /\.map$|\.md$|(?:^|\/)\.env/.test(path))).toEqual([])
  expect(readFolderAsText(site(first))).not.toMatch(/canary-nearby|sourceMappingURL/)
})

test(
  'control: includes in a site every file that the manifest of the compile names',
  { tags: ['M9-control'] },
  async () => {
    const {
      ids: [first],
      build,
      site,
      root,
    } = createBuildTestSetup(1)
    appendFileSync(join(root, 'compile/client/assets/index-a1.js'), '/* canary-nearby */')
    await build()
    expect(readFolderAsText(site(first))).toContain('canary-nearby')
  },
)
