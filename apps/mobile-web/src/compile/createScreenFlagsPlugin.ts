import type { Capability } from '@lobby/merchant'
import { getFlagCodesOfCapabilities } from '@lobby/merchant/flags'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ScreenRecord } from '../screens/table/screenRecord.ts'

/**
 * The data about screens that the stamp reads in addition to Vite's manifest. A module is identified by its key in the
 * manifest.
 */
export interface CompiledScreenData {
  /** The module of the home screen. Home's document preloads its chunks and inlines its CSS. */
  readonly firstScreen: string
  /** The module with the routes of all other screens. Their document preloads it. */
  readonly otherScreens: string
  /**
   * Maps a lazy module to the codes of its feature flags. If all of these flags are off, the merchant's site does not
   * contain the module.
   */
  readonly flags: Readonly<Record<string, readonly string[]>>
}

/** All paths are relative to the root. `table` is the file that exports `screenTable`. */
interface Options extends Omit<CompiledScreenData, 'flags'> {
  readonly table: string
}

/**
 * A Vite plugin. Writes `.vite/routes.json`, which lists the feature flags of each lazy screen of the screen table. If
 * a record without a flag also loads a screen, or a module outside of the table's folder imports the screen, every site
 * contains the screen and the build prints a warning.
 */
export function createScreenFlagsPlugin({ table, ...screens }: Options): Plugin {
  return {
    name: 'lobby:flagged-screens',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const root = this.environment.config.root
      const file = join(root, table)
      // Use `require`, because Node then runs the source unchanged and the text of each `load` function contains its
      // `import()`. A test runner would rewrite the `import()`.
      const { screenTable } = createRequire(import.meta.url)(file) as {
        screenTable: readonly Pick<ScreenRecord, 'flag' | 'load'>[]
      }
      const flagsOf = new Map<string, Set<Capability | undefined>>()
      for (const { flag, load } of screenTable) {
        const source = /\bimport\(\s*['"]([^'"]+)['"]/.exec(String(load))?.[1]
        const id = source === undefined ? undefined : (await this.resolve(source, file))?.id
        if (id === undefined)
          this.error(`${table} has a screen whose \`import()\` cannot be resolved: ${String(load)}. Correct its path.`)
        flagsOf.set(id, (flagsOf.get(id) ?? new Set()).add(flag))
      }
      const flags: Record<string, readonly string[]> = {}
      for (const [id, found] of [...flagsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const names = getFlagCodesOfCapabilities([...found].flatMap((flag) => flag ?? []))
        if (names.length === 0) continue
        const info = this.getModuleInfo(id)
        const lazily = info?.dynamicImporters.filter((importer) => dirname(importer) !== dirname(file)) ?? []
        const [other] = [...(found.has(undefined) ? [file] : []), ...(info?.importers ?? []), ...lazily]
        if (other === undefined) flags[relative(root, id)] = names
        else
          this.warn(
            `${relative(root, id)} stays in every site although ${names.join(', ')} guards it: ${other} ` +
              'imports it without that flag.',
          )
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/routes.json',
        source: JSON.stringify({ ...screens, flags } satisfies CompiledScreenData),
      })
    },
  }
}
