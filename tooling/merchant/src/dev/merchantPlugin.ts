import { basename, relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { rootAttributes, merchantHead } from '../stamp/document.ts'
import { policyOf } from '../stamp/policy.ts'
import type { StampModule } from '../compiled/types.ts'
import { readBoot } from './readBoot.ts'
import { createDevFolder, type DevFolder } from './devFolder.ts'

const clientId = 'virtual:lobby-theme'
const client = `import.meta.hot.on('lobby:theme', (css) => { document.getElementById('theme').textContent = css })`
const nonce = 'lobby-dev'

/**
 * The merchant's part of a development server: what the stamp writes into documents, from the folder as it stands.
 * @param dir the merchant folder, outside of the server's root
 */
export function merchantPlugin(dir: string): Plugin {
  let folder: DevFolder
  return {
    name: 'lobby:merchant',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    resolveId: (id) => (id === clientId ? id : undefined),
    load: (id) => (id === clientId ? client : undefined),

    async configureServer(server) {
      const stamp = (await server.ssrLoadModule('/src/stamp/index.ts')) as StampModule
      folder = await createDevFolder(dir, stamp)
      watch(server, dir, folder)
      server.middlewares.use((request, response, next) => {
        const { state } = folder
        if (state.kind === 'broken') return next()
        const policy = policyOf(state.head.merchant, { scripts: [], styles: [] }, { script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`], connect: ['ws:'] })
        response.setHeader('Content-Security-Policy', policy)
        const file = state.files.get((request.url ?? '').replace(/^\/|\?.*$/g, ''))
        if (file === undefined) return next()
        response.setHeader('Content-Type', file.type)
        response.setHeader('Cache-Control', 'no-cache')
        response.end(file.body)
      })
    },

    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, originalUrl }) {
        const { state } = folder
        if (server === undefined) return html
        if (state.kind === 'broken') throw new Error(state.message)
        const path = (originalUrl ?? '/').replace(/[?#].*$/, '')
        const site = { ...state.head.site, early: state.homePaths.includes(path) ? state.early : [] }
        const head = { ...state.head, site, boot: await readBoot(server) }
        return html
          .replace('<html>', () => `<html${rootAttributes(head, state.mode)}>`)
          .replace('<!--stamp:head-->', () => `${merchantHead(head, nonce)}<script type="module" src="/@id/${clientId}"></script>`)
      },
    },
  }
}

/** Follows the folder's files. Editors write in several steps, so a change is read once it has been quiet for a moment. */
function watch(server: ViteDevServer, dir: string, folder: DevFolder): void {
  let timer: NodeJS.Timeout | undefined
  const changed = new Set<string>()
  server.watcher.add(dir)
  server.watcher.on('all', (_, file) => {
    if (relative(dir, file).startsWith('..')) return
    changed.add(basename(file))
    clearTimeout(timer)
    timer = setTimeout(() => void follow(), 60)
  })
  const follow = async () => {
    const onlyTheme = changed.size === 1 && changed.has('theme.jsonc')
    changed.clear()
    const before = folder.state
    const after = await folder.read()
    if (after.kind === 'broken') server.ws.send({ type: 'error', err: { message: after.message, stack: '', plugin: 'merchant folder', id: dir } })
    else if (onlyTheme && before.kind === 'ready' && before.rootKey === after.rootKey) server.ws.send('lobby:theme', after.head.themeCss)
    else server.ws.send({ type: 'full-reload' })
  }
}
