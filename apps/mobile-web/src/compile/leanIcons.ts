import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { mergeShapes, type Shape } from './mergeShapes.ts'

const createIcon = join(import.meta.dirname, '../icons/createIcon.ts')

/**
 * Takes lucide's icons without lucide's component, which does much that the site never asks for: `createIcon` draws them. Of an icon only
 * its shapes are kept, as one path.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lobby:lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: async (code, id) => {
        if (!code.includes('createLucideIcon(__iconData)')) return null // an older name of another icon
        if (!/^ {2}size: 24,$/m.test(code))
          throw new Error(`${id} is no icon of 24 by 24 units any more. Let createIcon draw its size too.`)
        const { __iconData } = (await import(pathToFileURL(id).href)) as { __iconData: { node: readonly Shape[] } }
        return {
          code: code
            .replace(
              /^ {2}node: \[(?:.*\]|[\s\S]*?^ {2}\])(?=,?$)/m,
              () => `  node: ${JSON.stringify(mergeShapes(__iconData.node))}`,
            )
            .replace(/^import createLucideIcon from .*$/m, `import { createIcon } from ${JSON.stringify(createIcon)}`)
            .replace('= createLucideIcon(__iconData)', '= /* @__PURE__ */ createIcon(__iconData)')
            .replace(/^__iconData\.node;$/m, '')
            .replace(/^ {2}(?:name: "[^"]+"|size: 24),$/gm, '')
            .replace(/,?\s*"?key"?: ?"[^"]+"/g, ''),
          map: null,
        }
      },
    },
  }
}
