import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createImportGraph } from './importGraph.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-graph-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

write(
  'packages/ui/package.json',
  JSON.stringify({
    name: '@lobby/ui',
    exports: { '.': './src/index.ts', './overlays': './src/overlays.ts', './parts/*': './src/parts/*.ts' },
  }),
)
write('packages/ui/src/index.ts', "export { a } from './a.ts'\n")
write('packages/ui/src/overlays.ts', "export const load = () => import('./late.ts')\n")
write('packages/ui/src/late.ts', '')
write('packages/ui/src/parts/one.ts', "import '../late.ts'\n")
write(
  'packages/ui/src/a.ts',
  "import './a.module.css'\nimport icon from './a.svg?raw'\nimport { useState } from 'react'\nimport { b } " +
    "from './index.ts'\n",
)
write('packages/ui/src/a.svg', '<svg/>')
write('packages/ui/src/a.module.css', ".a { composes: frame from './frames.css' }\n")
write('packages/ui/src/frames.css', "@import './deep.css';\n")
write('packages/ui/src/deep.css', '')
write('packages/x/a.stories.tsx', "import { a } from '@lobby/ui'\n")
write('packages/x/b.stories.tsx', "import {\n  b,\n} from '@lobby/ui/overlays'\n")
write('packages/x/c.stories.tsx', "const all = import.meta.glob<{ default: string }>('../ui/src/*.css')\n")
write('packages/x/d.stories.tsx', 'const all = import.meta.glob(pattern)\n')
write('packages/x/e.stories.tsx', "import { one } from '@lobby/ui/parts/one'\n")

const own = (name: string) => `packages/ui/src/${name}`

test('follows imports through package exports and into style sheets', () => {
  const imported = ['index.ts', 'a.ts', 'a.module.css', 'a.svg', 'frames.css', 'deep.css'].map(own)
  expect([...createImportGraph(root)('packages/x/a.stories.tsx')].sort()).toEqual(
    ['packages/x/a.stories.tsx', ...imported].sort(),
  )
})

test('follows a dynamic import only to the imported file, not to the whole package', () => {
  expect([...createImportGraph(root)('packages/x/b.stories.tsx')]).toEqual([
    'packages/x/b.stories.tsx',
    own('overlays.ts'),
    own('late.ts'),
  ])
})

test('skips the dynamic imports of a file when followsDynamicImports returns false for the file', () => {
  const followsDynamicImports = (file: string) => file !== own('overlays.ts')
  expect([...createImportGraph(root, { followsDynamicImports })('packages/x/b.stories.tsx')]).toEqual([
    'packages/x/b.stories.tsx',
    own('overlays.ts'),
  ])
})

test('resolves an import through a package export with a star', () => {
  expect([...createImportGraph(root)('packages/x/e.stories.tsx')]).toEqual([
    'packages/x/e.stories.tsx',
    own('parts/one.ts'),
    own('late.ts'),
  ])
})

test('follows all files that match the pattern of import.meta.glob', () => {
  const styles = ['a.module.css', 'frames.css', 'deep.css'].map(own)
  expect([...createImportGraph(root)('packages/x/c.stories.tsx')].sort()).toEqual(
    ['packages/x/c.stories.tsx', ...styles].sort(),
  )
})

test('ignores a comment that names `import.meta.glob`', () => {
  write('packages/x/f.stories.tsx', '// `import.meta.glob` expands at build time.\n')
  expect([...createImportGraph(root)('packages/x/f.stories.tsx')]).toEqual(['packages/x/f.stories.tsx'])
})

test('throws an error when the pattern of import.meta.glob is not a literal', () =>
  expect(() => createImportGraph(root)('packages/x/d.stories.tsx')).toThrow(
    'packages/x/d.stories.tsx imports by a pattern',
  ))
