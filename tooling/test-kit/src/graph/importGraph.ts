import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Matches static imports and re-exports in scripts, and imports in style sheets. */
const staticImport = /(?:\bfrom|\bimport|@import)\s*['"]([^'"\n]+)['"]/g
const dynamicImport = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g
/** Matches only calls of `import.meta.glob`, because a comment may contain the name without a call. */
const globImport = /\bimport\.meta\.glob(?:<[^(]*>)?\((?:\s*['"]([^'"\n]+)['"])?/g

/**
 * Returns the files that a file imports, directly or through others, and the file itself, as paths relative to the
 * root.
 */
export type FindImportedFiles = (file: string) => ReadonlySet<string>

interface GraphOptions {
  /**
   * Returns whether to follow the `import()` calls of a file. By default, the `import()` calls of all files are
   * followed.
   */
  readonly followsDynamicImports?: (file: string) => boolean
}

/** Maps each export of each workspace package, for example `@lobby/ui/overlays`, to its file. */
function readPackageExports(root: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const file of globSync('{apps,packages,packages/features,tooling}/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string
      exports?: Readonly<Record<string, unknown>>
    }
    for (const [path, target] of Object.entries(exports)) {
      if (typeof target !== 'string') continue
      const full = join(dirname(file), target)
      const [before = '', after = ''] = full.split('*')
      // In an `exports` entry with `*`, Node substitutes the same text for the star in the name and the star in the
      // target.
      for (const found of full.includes('*') ? globSync(full, { cwd: root }) : [full])
        targets.set(join(name, path.replace('*', found.slice(before.length, found.length - after.length))), found)
    }
  }
  return targets
}

/**
 * Returns a function that finds all project files that a file imports. Does not follow npm packages, because the
 * lockfile lists them.
 *
 * @param root The root of the workspace.
 * @throws Error from the returned function, when the pattern of an `import.meta.glob` is not one literal.
 */
export function createImportGraph(
  root: string,
  { followsDynamicImports = () => true }: GraphOptions = {},
): FindImportedFiles {
  const packageExports = readPackageExports(root)
  const known = new Map<string, readonly string[]>()

  const resolve = (file: string, name: string): string | undefined => {
    const [path = ''] = name.split('?')
    return path.startsWith('.') ? relative(root, join(root, dirname(file), path)) : packageExports.get(path)
  }
  const expand = (file: string, pattern: string | undefined): string[] => {
    if (pattern === undefined) throw new Error(`${file} imports by a pattern that is not one literal`)
    return globSync(pattern, { cwd: join(root, dirname(file)) }).map((path) =>
      relative(root, join(root, dirname(file), path)),
    )
  }
  const readImports = (file: string): readonly string[] => {
    const before = known.get(file)
    if (before) return before
    const text = /\.(?:tsx?|mjs|css)$/.test(file) ? readFileSync(join(root, file), 'utf8') : ''
    const names = [...text.matchAll(staticImport), ...(followsDynamicImports(file) ? text.matchAll(dynamicImport) : [])]
    const found = [
      ...names.flatMap(([, name = '']) => resolve(file, name) ?? []),
      ...[...text.matchAll(globImport)].flatMap(([, pattern]) => expand(file, pattern)),
    ].filter((target) => existsSync(join(root, target)))
    known.set(file, found)
    return found
  }

  return (file) => {
    const reached = new Set([file])
    // A loop over a set also visits members that are added during the loop, so this loop follows indirect imports too.
    for (const each of reached) for (const imported of readImports(each)) reached.add(imported)
    return reached
  }
}
