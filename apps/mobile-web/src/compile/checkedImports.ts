import { join } from 'node:path'
import type { Plugin } from 'vite'

const loadChecked = join(import.meta.dirname, '../chunks/loadChecked.ts')

/**
 * Lets every `import()` of the site go through `loadChecked`, which takes the place of Vite's preloading. Vite names a chunk's own file
 * only where it has others beside it; here it always stands, since it is checked too.
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
