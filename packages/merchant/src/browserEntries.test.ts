import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Collects what a module and the modules that it imports take from Node. Imports of types are removed before the browser sees them. */
function nodeModulesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*?from '([^']+)'/gm)].map(
    ([, name = '']) => name,
  )
  return imports.flatMap((name) => {
    if (name.startsWith('node:')) return [`${file.slice(import.meta.dirname.length + 1)} imports ${name}`]
    return name.startsWith('.') ? nodeModulesOf(join(dirname(file), name), seen) : []
  })
}

// Storybook and the site load these in the browser, where a module of Node throws.
test.each(['index.ts', 'flags.ts', 'markets.ts', 'theme/index.ts', 'reader/themeText.ts'])(
  'imports nothing of Node from %s',
  (entry) => {
    expect(nodeModulesOf(join(import.meta.dirname, entry))).toEqual([])
  },
)

test('control: finds what the reader of folders imports from Node', () => {
  expect(nodeModulesOf(join(import.meta.dirname, 'reader/index.ts'))).not.toEqual([])
})
