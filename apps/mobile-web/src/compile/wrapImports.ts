import { join } from 'node:path'
import type { Plugin } from 'vite'

const loadChecked = join(import.meta.dirname, '../chunks/loadChecked.ts')

/**
 * A Vite plugin. Makes every `import()` of the site call `loadChecked` instead of Vite's preloading function. Vite
 * passes the chunk's own file to this function only if the chunk has other files too. The plugin always passes it,
 * because `loadChecked` must check it.
 */
export function wrapImports(): Plugin {
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
      handler: () => `export { loadChecked as __vitePreload } from ${JSON.stringify(loadChecked)}`,
    },
  }
}
