import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Replaces the modules of `shell/baked` by the values that they export: short lists computed from the table of screens. This way the first load contains
 * the lists that the shell needs, but not the table itself.
 */
export function bakeLists(): Plugin {
  return {
    name: 'lobby:bake-lists',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /[\\/]src[\\/]shell[\\/]baked[\\/]\w+\.ts$/ },
      handler: async (id) => {
        const lists = Object.entries((await import(pathToFileURL(id).href)) as object)
        return lists.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`).join('\n')
      },
    },
  }
}
