import { join } from 'node:path'
import type { Plugin } from 'vite'

const loadVerifiedChunk = join(import.meta.dirname, '../chunks/loadVerifiedChunk.ts')

/**
 * A Vite plugin. Makes every `import()` of the site call `loadVerifiedChunk` instead of Vite's preloading function.
 * Also passes the chunk's own file to `loadVerifiedChunk`, which checks this file. Vite would omit this file for a
 * chunk that needs no other file.
 */
export function createImportWrapperPlugin(): Plugin {
  return {
    name: 'lobby:checked-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file: string, files: string[]) => (files.length > 0 ? files : [file]),
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadVerifiedChunk as __vitePreload } from ${JSON.stringify(loadVerifiedChunk)}`,
    },
  }
}
