import type { Capability } from '@lobby/merchant'
import { getFlagCodes } from '@lobby/merchant/flags'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ScreenRecord } from '../screens/table/screenRecord.ts'

/** What the stamp reads of a compile in addition to Vite's manifest. Its names are keys of that manifest. */
export interface CompiledRoutes {
  /** The module of home's screen: its chunks are preloaded and its css is inlined on home's document. */
  readonly firstScreen: string
  /** The module with the routes of all other screens: preloaded on their document. */
  readonly otherScreens: string
  /** Lazy module to the codes of the flags that it belongs to: with all of them off, a site goes without it. */
  readonly flags: Readonly<Record<string, readonly string[]>>
}

/** Paths from the root: of home's screen, of the routes of all others, and of the file that exports `screenTable`. */
interface Options extends Omit<CompiledRoutes, 'flags'> {
  readonly table: string
}

/**
 * Writes `.vite/routes.json`: which lazy screens belong to a flag, by the table of screens. A screen that a record without a flag has too,
 * or that anything outside of the table's folder imports, stays in every site, and the build says so.
 */
export function flaggedScreens({ table, ...screens }: Options): Plugin {
  return {
    name: 'lobby:flagged-screens',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const root = this.environment.config.root
      const file = join(root, table)
      // `require` runs the source unchanged in Node, so that the text of each `load` function still contains its `import()`. Test runners rewrite that.
      const { screenTable } = createRequire(import.meta.url)(file) as {
        screenTable: readonly Pick<ScreenRecord, 'flag' | 'load'>[]
      }
      const flagsOf = new Map<string, Set<Capability | undefined>>()
      for (const { flag, load } of screenTable) {
        const source = /\bimport\(\s*['"]([^'"]+)['"]/.exec(String(load))?.[1]
        const id = source === undefined ? undefined : (await this.resolve(source, file))?.id
        if (id === undefined)
          this.error(`${table} has a screen whose import is not found: ${String(load)}. Correct its path.`)
        flagsOf.set(id, (flagsOf.get(id) ?? new Set()).add(flag))
      }
      const flags: Record<string, readonly string[]> = {}
      for (const [id, found] of [...flagsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const names = getFlagCodes([...found].flatMap((flag) => flag ?? []))
        if (names.length === 0) continue
        const info = this.getModuleInfo(id)
        const lazily = info?.dynamicImporters.filter((importer) => dirname(importer) !== dirname(file)) ?? []
        const [other] = [...(found.has(undefined) ? [file] : []), ...(info?.importers ?? []), ...lazily]
        if (other === undefined) flags[relative(root, id)] = names
        else
          this.warn(
            `${relative(root, id)} stays in every site though ${names.join(', ')} guards it: ${other} imports it without.`,
          )
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/routes.json',
        source: JSON.stringify({ ...screens, flags } satisfies CompiledRoutes),
      })
    },
  }
}
