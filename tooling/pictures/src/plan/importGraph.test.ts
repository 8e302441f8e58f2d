import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importGraph } from './importGraph.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-graph-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

write('packages/ui/package.json', JSON.stringify({ name: '@lobby/ui', exports: { '.': './src/index.ts', './overlays': './src/overlays.ts' } }))
write('packages/ui/src/index.ts', "export { a } from './a.ts'\n")
write('packages/ui/src/overlays.ts', "export const load = () => import('./late.ts')\n")
write('packages/ui/src/late.ts', '')
write('packages/ui/src/a.ts', "import './a.module.css'\nimport icon from './a.svg?raw'\nimport { useState } from 'react'\nimport { b } from './index.ts'\n")
write('packages/ui/src/a.svg', '<svg/>')
write('packages/ui/src/a.module.css', ".a { composes: frame from './frames.css' }\n")
write('packages/ui/src/frames.css', "@import './deep.css';\n")
write('packages/ui/src/deep.css', '')
write('packages/x/a.stories.tsx', "import { a } from '@lobby/ui'\n")
write('packages/x/b.stories.tsx', "import {\n  b,\n} from '@lobby/ui/overlays'\n")
write('packages/x/c.stories.tsx', "const all = import.meta.glob('./*.ts')\n")

test('a story reaches what its imports import, through the doors of packages and out of style sheets', () => {
  const names = ['index.ts', 'a.ts', 'a.module.css', 'a.svg', 'frames.css', 'deep.css'].map((name) => `packages/ui/src/${name}`)
  expect([...importGraph(root)('packages/x/a.stories.tsx')].sort()).toEqual(['packages/x/a.stories.tsx', ...names].sort())
})

test('what is loaded late is reached too, and nothing else of the package', () => {
  expect([...importGraph(root)('packages/x/b.stories.tsx')]).toEqual(['packages/x/b.stories.tsx', 'packages/ui/src/overlays.ts', 'packages/ui/src/late.ts'])
})

test('a module that imports by a pattern is not guessed at', () => expect(() => importGraph(root)('packages/x/c.stories.tsx')).toThrow('by a pattern'))
