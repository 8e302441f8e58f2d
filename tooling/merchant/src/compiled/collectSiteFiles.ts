import { memoize } from '../memoize.ts'
import type { FinishedCompile } from './types.ts'

/** The module graph of a compile. */
export type ModuleGraph = Pick<FinishedCompile, 'manifest' | 'entry' | 'firstScreen' | 'otherScreens' | 'flags'>

/** The files of the compile that one merchant's site includes. */
export interface SiteFileList {
  /** Sorted. */
  readonly files: readonly string[]
  /**
   * The chunks of routes that are switched off. An included chunk may name these chunks although the site does not
   * contain them.
   */
  readonly off: ReadonlySet<string>
}

type ReachShape = Pick<ModuleGraph, 'manifest' | 'entry' | 'flags'>

/**
 * Collects the files of a site: follows the imports in the manifest, beginning with the entry script, and skips routes
 * whose flags are all off. Returns the same object for the same flags, so that callers can use the object as the key of
 * a cache.
 */
export const collectSiteFiles = (compiled: ReachShape, flags: readonly string[]): SiteFileList =>
  reachIn(compiled)([...flags].sort().join(' '))

const reachIn = memoize((compiled: ReachShape) => memoize((flags: string) => walkFrom(compiled, flags.split(' '))))

function walkFrom(compiled: ReachShape, flags: readonly string[]): SiteFileList {
  const on = new Set(flags)
  const seen = new Set<string>()
  const files = new Set<string>()
  const off = new Set<string>()
  const walk = (key: string): void => {
    const chunk = compiled.manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) walk(next)
    for (const next of chunk.dynamicImports ?? []) {
      const guards = compiled.flags[next]
      if (guards === undefined || guards.some((flag) => on.has(flag))) walk(next)
      else off.add(compiled.manifest[next]?.file ?? next)
    }
  }
  walk(compiled.entry)
  return { files: [...files].sort(), off }
}

/**
 * Returns the chunks and styles that a screen needs before it can run: the files of its static imports, in loading
 * order.
 */
export function listInitialScreenFiles(
  compiled: Pick<ModuleGraph, 'manifest'>,
  keys: readonly string[],
): { js: string[]; css: string[] } {
  const js = new Set<string>()
  const css = new Set<string>()
  const seen = new Set<string>()
  const walk = (key: string): void => {
    const chunk = compiled.manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    js.add(chunk.file)
    for (const next of chunk.imports ?? []) walk(next)
    for (const file of chunk.css ?? []) css.add(file)
  }
  for (const key of keys) walk(key)
  return { js: [...js], css: [...css] }
}

/**
 * Returns a sentence for each included chunk that names a file which the site does not have. An empty list means that
 * the site is complete.
 */
export const describeMissingSiteFiles = memoize(
  ({ files, off }: SiteFileList, compiled: FinishedCompile): readonly string[] => {
    const kept = new Set(files)
    return files.flatMap((file) => {
      const { needed, lazy } = compiled.names(file)
      const missing = [
        ...needed.filter((name) => !kept.has(name)),
        ...lazy.filter((name) => !kept.has(name) && !off.has(name)),
      ]
      return missing.map((name) => `${file} needs ${name}, which this site does not include.`)
    })
  },
)
