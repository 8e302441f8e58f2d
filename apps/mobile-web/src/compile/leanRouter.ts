import type { Plugin } from 'vite'

/**
 * Leaves out of the bundle what the site does not use of react-router. Its `exports` name the development build alone, so this takes the
 * production one; and it makes its components by calls that a bundler has to keep, so this marks them as pure and drops their display names.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lobby:lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found === null ? null : found.id.replace(/([\\/])development([\\/])/, '$1production$2')
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^[A-Z]\w*\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  }
}
