import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * A Vite plugin. Replaces the modules of `shell/baked` and `stamp/baked` by the values that they export, which are
 * short lists computed from the screen table. The first load and the stamp then contain the lists, but not the table.
 */
export function createBakedScreenListsPlugin(): Plugin {
  return {
    name: 'lobby:bake-lists',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]src[\\/](?:shell|stamp)[\\/]baked[\\/]\w+\.ts$/ },
      handler: async (id) => {
        const lists = Object.entries((await import(pathToFileURL(id).href)) as object)
        return lists.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`).join('\n')
      },
    },
  }
}
