import { join } from 'node:path'
import type { Plugin } from 'vite'

const loadChecked = join(import.meta.dirname, '../chunks/loadChecked.ts')

/**
 * Routes every `import()` of the site through `loadChecked`, which replaces Vite's preloading. Vite lists a chunk's own file only if the chunk has other
 * files too. This plugin always lists it, because `loadChecked` checks it as well.
 */
export function checkedImports(): Plugin {
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
