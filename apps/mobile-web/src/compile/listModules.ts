import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Chunk to the modules in it, each with the characters that are left of it before minifying. */
export type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Writes `.vite/modules.json`, by which a byte budget can say what is in a chunk, and not only how much. */
export function listModules(): Plugin {
  return {
    name: 'lobby:list-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const root = this.environment.config.root
      // Installed packages by their own path, whatever the package manager puts in front of it.
      const name = (id: string) =>
        id.startsWith('\0') ? id.slice(1) : relative(root, id).replace(/^.*[\\/](?=node_modules[\\/])/, '')
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const modules: ChunkModules = Object.fromEntries(
        chunks.map(({ fileName, modules: all }) => {
          const kept = Object.entries(all).map(([id, { renderedLength }]) => [name(id), renderedLength] as const)
          return [fileName, Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))]
        }),
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
    },
  }
}
