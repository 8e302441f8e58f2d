import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCompileFixture } from '../testing/createCompileFixture.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { loadFinishedCompile } from './loadFinishedCompile.ts'
import { listInitialScreenFiles, describeMissingSiteFiles, collectSiteFiles } from './collectSiteFiles.ts'

const load = (changes: Record<string, string> = {}) =>
  loadFinishedCompile(createCompileFixture(join(createTemporaryFolder(), 'compile'), changes))

describe('collectSiteFiles', () => {
  const always = [
    'assets/Home-c3.css',
    'assets/Home-c3.js',
    'assets/index-a1.css',
    'assets/index-a1.js',
    'assets/libraries-b2.js',
  ]
  test.each([
    [[], []],
    [['AGEPAG'], ['assets/Agent-d4.js', 'assets/seal-g7.svg', 'assets/table-f6.js']],
    [['WITHREC3'], ['assets/Record-e5.js', 'assets/table-f6.js']],
    [
      ['AGEPAG', 'DEPRECM3', 'WITHREC3'],
      ['assets/Agent-d4.js', 'assets/Record-e5.js', 'assets/seal-g7.svg', 'assets/table-f6.js'],
    ],
  ])('includes in a site with the flags %j the additional files %j', { tags: ['CONF-002'] }, async (flags, more) => {
    const compiled = await load()
    const kept = collectSiteFiles(compiled, flags)
    expect(kept.files).toEqual([...always, ...more].sort())
    expect(describeMissingSiteFiles(kept, compiled)).toEqual([])
  })

  test('lists the files of the home screen only for the home document, not for the document of other screens', async () => {
    const compiled = await load()
    expect(listInitialScreenFiles(compiled, [compiled.entry])).toEqual({
      js: ['assets/index-a1.js', 'assets/libraries-b2.js'],
      css: ['assets/index-a1.css'],
    })
    expect(listInitialScreenFiles(compiled, [compiled.entry, 'Home.tsx']).js).toContain('assets/Home-c3.js')
  })
})

describe('describeMissingSiteFiles', () => {
  test.each([
    [
      'a static import',
      { 'client/assets/Home-c3.js': 'import{t}from"./table-f6.js";export const HomeScreen=t;' },
      'assets/Home-c3.js needs assets/table-f6.js',
    ],
    [
      'a lazy import',
      { 'client/assets/Home-c3.js': 'export const HomeScreen=()=>import("./Extra-h8.js");' },
      'assets/Home-c3.js needs assets/Extra-h8.js',
    ],
    [
      'a picture',
      { 'client/assets/Home-c3.js': 'export const HomeScreen="/assets/seal-g7.svg";' },
      'assets/Home-c3.js needs assets/seal-g7.svg',
    ],
    [
      'a picture in css',
      { 'client/assets/Home-c3.css': '.home{background:url(/assets/seal-g7.svg)}' },
      'assets/Home-c3.css needs assets/seal-g7.svg',
    ],
  ])('reports %s that an included chunk needs and the site lacks', async (_, changes, sentence) => {
    const compiled = await load(changes)
    expect(describeMissingSiteFiles(collectSiteFiles(compiled, []), compiled)).toEqual([
      expect.stringContaining(sentence),
    ])
  })

  test('does not report a missing chunk when it is the lazy import of a switched-off route', async () => {
    const compiled = await load()
    const kept = collectSiteFiles(compiled, [])
    expect([...kept.off].sort()).toEqual(['assets/Agent-d4.js', 'assets/Record-e5.js'])
    expect(describeMissingSiteFiles({ ...kept, off: new Set() }, compiled)).toHaveLength(2)
  })
})
