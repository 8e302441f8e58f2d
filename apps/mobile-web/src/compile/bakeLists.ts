import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Puts what the modules of `shell/baked` export in their place: short lists that they make of the table of screens. What the shell asks of
 * the table is then part of the first load, and the table itself is not.
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
