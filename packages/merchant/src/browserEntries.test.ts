import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Collects the Node modules that a module and its imports use. Imports of types are ignored, because they are removed
 * before a browser runs the code.
 */
function findNodeModules(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*?from '([^']+)'/gm)].map(
    ([, name = '']) => name,
  )
  return imports.flatMap((name) => {
    if (name.startsWith('node:')) return [`${file.slice(import.meta.dirname.length + 1)} imports ${name}`]
    return name.startsWith('.') ? findNodeModules(join(dirname(file), name), seen) : []
  })
}

// Storybook and the site load these files in the browser, where a Node module throws.
test.each(['index.ts', 'flags.ts', 'markets.ts', 'theme/index.ts', 'reader/themeText.ts'])(
  'imports no Node module from %s, which browsers load',
  (entry) => {
    expect(findNodeModules(join(import.meta.dirname, entry))).toEqual([])
  },
)

test('control: finds the Node modules that the reader of merchant folders imports', () => {
  expect(findNodeModules(join(import.meta.dirname, 'reader/index.ts'))).not.toEqual([])
})
