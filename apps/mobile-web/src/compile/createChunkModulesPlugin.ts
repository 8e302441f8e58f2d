import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Maps each chunk to its modules, and each module to its length in characters after tree shaking and before minifying.
 */
export type ModuleLengthsByChunk = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * A Vite plugin. Writes `.vite/modules.json`, so that a byte budget can report the modules of a chunk in addition to
 * its size.
 */
export function createChunkModulesPlugin(): Plugin {
  return {
    name: 'lobby:list-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const root = this.environment.config.root
      // Shortens the path of an installed package to the part after `node_modules/`, because the part before depends on
      // the package manager.
      const nameModule = (id: string) =>
        id.startsWith('\0') ? id.slice(1) : relative(root, id).replace(/^.*[\\/](?=node_modules[\\/])/, '')
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const modules: ModuleLengthsByChunk = Object.fromEntries(
        chunks.map(({ fileName, modules: all }) => {
          const kept = Object.entries(all).map(([id, { renderedLength }]) => [nameModule(id), renderedLength] as const)
          return [fileName, Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))]
        }),
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
    },
  }
}
