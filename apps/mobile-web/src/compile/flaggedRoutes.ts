import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { findLazyImports } from './findLazyImports.ts'

/** What the stamp reads of a compile beside Vite's manifest, whose keys the names are. */
export interface CompiledRoutes {
  /** The module of home's screen: its chunks are preloaded and its css is inlined on home's document. */
  readonly firstScreen: string
  /** The module with the table of all other screens: preloaded on their document. */
  readonly otherScreens: string
  /** Lazy module to the flags that it belongs to: with all of them off, a site goes without it. */
  readonly flags: Readonly<Record<string, readonly string[]>>
}

/**
 * Learns from the sources which lazy screens belong to a flag, wherever the two stand in one object
 * (`{ flag: 'X', load: () => import('./Y.tsx') }`), and writes `.vite/routes.json`. The flag is the import's, not the module's: a module
 * that anything else imports too stays in every site, and the build says so.
 * @param firstScreen path of home's screen from the root; `otherScreens`, of the table of all others
 */
export function flaggedRoutes({ firstScreen, otherScreens }: Omit<CompiledRoutes, 'flags'>): Plugin {
  const sites = new Map<string, { importer: string; flag: string | undefined }[]>()
  return {
    name: 'lobby:flagged-routes',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      sites.clear()
    },
    async transform(code, id) {
      if (id.includes('/node_modules/') || !/\bflag\b/.test(code) || !code.includes('import(')) return
      for (const { flag, source } of findLazyImports(this.parse(code))) {
        const target = await this.resolve(source, id)
        if (target === null) this.error(`${id} imports ${source}, which does not exist. Correct its path.`)
        sites.set(target.id, [...(sites.get(target.id) ?? []), { importer: id, flag }])
      }
    },
    generateBundle() {
      const root = this.environment.config.root
      const flags: Record<string, string[]> = {}
      for (const [id, found] of [...sites].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const info = this.getModuleInfo(id)
        const guards = new Set(found.flatMap((site) => site.flag ?? []))
        if (guards.size === 0) continue
        const others = [
          ...found.filter((site) => site.flag === undefined).map((site) => site.importer),
          ...(info?.importers ?? []),
          ...(info?.dynamicImporters ?? []).filter((importer) => !found.some((site) => site.importer === importer)),
        ]
        if (others.length === 0) flags[relative(root, id)] = [...guards].sort()
        else
          this.warn(
            `${relative(root, id)} stays in every site though ${[...guards].join(', ')} guards it: ${others[0]} imports it without.`,
          )
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/routes.json',
        source: JSON.stringify({ firstScreen, otherScreens, flags } satisfies CompiledRoutes),
      })
    },
  }
}
