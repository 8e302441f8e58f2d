import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Whatever names another module: imports, exports, import(), and what style sheets compose or import. */
const names = /(?:\bfrom|\bimport|@import)\s*\(?\s*['"]([^'"\n]+)['"]/g
/** Modules that take others by a pattern: which ones cannot be read off. */
const patterns = 'import.meta.glob'

/** The files that a file brings along, itself included, as paths below the root. */
export type Reach = (file: string) => ReadonlySet<string>

/** Gives, below a root, each workspace package's doors: `@lobby/ui/overlays` to its file. */
function readDoors(root: string): ReadonlyMap<string, string> {
  const doors = new Map<string, string>()
  for (const file of globSync('{apps,packages,packages/features,tooling}/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; exports?: Readonly<Record<string, unknown>> }
    for (const [door, target] of Object.entries(exports)) {
      if (typeof target === 'string') doors.set(join(name, door), join(dirname(file), target))
    }
  }
  return doors
}

/**
 * Reads who imports whom among the project's own sources. Packages from outside are not followed: the lockfile stands for them.
 *
 * @param root The root of the workspace.
 * @returns What a file reaches.
 * @throws Error on a module that takes others by a pattern: it may reach anything.
 */
export function importGraph(root: string): Reach {
  const doors = readDoors(root)
  const known = new Map<string, readonly string[]>()

  const importsOf = (file: string): readonly string[] => {
    const before = known.get(file)
    if (before) return before
    const text = /\.(?:tsx?|mjs|css)$/.test(file) ? readFileSync(join(root, file), 'utf8') : ''
    if (text.includes(patterns)) throw new Error(`${file} imports by a pattern`)
    const found = [...text.matchAll(names)].flatMap(([, given = '']) => {
      const [name = ''] = given.split('?')
      const target = name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : doors.get(name)
      return target !== undefined && existsSync(join(root, target)) ? [target] : []
    })
    known.set(file, found)
    return found
  }

  return (file) => {
    const reached = new Set([file])
    // A set gives what is added while it is walked, too.
    for (const each of reached) for (const imported of importsOf(each)) reached.add(imported)
    return reached
  }
}
