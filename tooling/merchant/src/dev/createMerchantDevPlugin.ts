import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc, type Connect, type Plugin } from 'vite'
import type { StampModule } from '../compiled/types.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { isDecodablePath, getRawPath } from '../serve/routeRequest.ts'
import { EMULATOR_PATH_PATTERN, proxyRequest, proxyToEmulator, PLATFORM_PATH_PATTERN } from '../serve/proxy.ts'
import { renderMerchantDocumentHead, formatRootAttributes } from '../stamp/document.ts'
import { createContentSecurityPolicy } from '../stamp/createContentSecurityPolicy.ts'
import { COMMON_POLICY } from '../stamp/headers.ts'
import { createDevMerchantFolder, type DevMerchantFolder } from './devFolder.ts'
import { watchMerchantFolder } from './watchMerchantFolder.ts'

const clientId = 'virtual:lobby-theme'
const client = `import.meta.hot.on('lobby:theme', (css) => { document.getElementById('theme').textContent = css })`
const nonce = 'lobby-dev'
/**
 * Hides the tip at the end of Vite's error overlay: the tip is about Vite's configuration, but here the errors are
 * mistakes in a merchant folder.
 */
const hideOverlayTip =
  `document.head.append(Object.assign(document.createElement('style'), { nonce: '${nonce}', textContent: ` +
  `'vite-error-overlay::part(tip) { display: none }' }))`

interface MerchantPluginInit {
  readonly dir: string
  readonly sandboxOrigin: string
  readonly emulatorOrigin: string | undefined
}

/**
 * Creates a Vite plugin that adds the merchant to the documents of the development server: the plugin adds everything
 * that the stamp writes, from the current content of the folder.
 * @param dir The merchant folder, outside of the server's root.
 * @param sandboxOrigin The origin to which requests for the platform's paths are proxied.
 * @param emulatorOrigin The origin of an Auth emulator for third-party sign-in.
 */
export function createMerchantDevPlugin({ dir, sandboxOrigin, emulatorOrigin }: MerchantPluginInit): Plugin {
  let open: () => Promise<DevMerchantFolder>
  return {
    name: 'lobby:merchant',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    resolveId: (id) => (id === clientId ? id : undefined),
    load: (id) => (id === clientId ? client : undefined),
    transform: (code, id) => (/\/vite\/dist\/client\/client\.mjs$/.test(id) ? `${code}\n${hideOverlayTip}` : undefined),

    configureServer(server) {
      // Do not read the merchant folder here yet, because Vite can load modules only after the server has started.
      let opened: Promise<DevMerchantFolder> | undefined
      open = () =>
        (opened ??= createDevMerchantFolder(
          dir,
          async () => (await server.ssrLoadModule('/src/stamp/index.ts')) as StampModule,
        ))
      watchMerchantFolder(server, dir, [DEFAULT_PATHS.messages], open)
      server.middlewares.use((request, response, next) => {
        // Vite fails on a path that cannot be decoded, so serve the site's page for unknown paths.
        if (!isDecodablePath(getRawPath(request.url ?? '/')) && request.headers.accept?.includes('text/html'))
          request.url = '/m/unknown'
        if (PLATFORM_PATH_PATTERN.test(request.url ?? '')) proxyRequest(request, response, sandboxOrigin)
        else if (EMULATOR_PATH_PATTERN.test(request.url ?? '')) proxyToEmulator(request, response, emulatorOrigin)
        else next()
      })
      const own = [`'nonce-${nonce}'`]
      const respond = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> => {
        const { state } = await open()
        if (state.kind === 'broken') return next()
        const more = { script: own, style: own, connect: ['ws:'] }
        const policy = createContentSecurityPolicy(state.head.merchant, { scripts: [], styles: [] }, more)
        response.setHeader('Content-Security-Policy', [policy, COMMON_POLICY])
        const file = state.files.get((request.url ?? '').replace(/^\/|\?.*$/g, ''))
        if (file === undefined) return next()
        response.setHeader('Content-Type', file.type)
        response.setHeader('Cache-Control', 'no-cache')
        response.end(file.body)
      }
      server.middlewares.use((request, response, next) => {
        respond(request, response, next).catch(next)
      })
    },

    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, originalUrl }) {
        const { state } = await open()
        if (server === undefined) return html
        if (state.kind === 'broken') throw Object.assign(new Error(state.message), { stack: '' })
        const path = (originalUrl ?? '/').replace(/[?#].*$/, '')
        const site = { ...state.head.site, early: state.homePaths.includes(path) ? state.early : [] }
        const boot = join(server.config.root, 'src/stamp/boot.ts')
        const { code } = await transformWithOxc(readFileSync(boot, 'utf8'), boot, { sourcemap: false })
        const head = { ...state.head, site, boot: code }
        return html
          .replace('<html>', () => `<html${formatRootAttributes(head, state.mode)}>`)
          .replace(
            '<!--stamp:head-->',
            () => `${renderMerchantDocumentHead(head, nonce)}<script type="module" src="/@id/${clientId}"></script>`,
          )
      },
    },
  }
}
