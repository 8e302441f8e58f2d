import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'vite'

/**
 * `plain` is the output of `vite build`. `tuned` also inlines the style, shows a placeholder of the page, and requests
 * the data before the bundle runs. `pages` is another app with the same components, which has a long list and
 * countdowns in `pages.html`.
 */
export type BaselineAppVariant = 'plain' | 'tuned' | 'pages'

export interface BaselineApp {
  readonly variant: BaselineAppVariant
  readonly dir: string
  /** The size of the first load's JavaScript in bytes, compressed with brotli 11. */
  readonly scriptBytes: number
}

const shell = [
  '<header><strong>MERCHANT</strong><a>Entrar</a></header>',
  '<main><div class="car"><div><img src="/img/banner-0.webp" alt="" width="750" height="320" fetchpriority="high"></div></div>',
  '<div class="tick"></div><div class="hot"></div><div class="tabs"></div><div class="grid"></div></main>',
  '<nav><a>Início</a><a>Jogos</a><a>Loterias</a></nav>',
].join('')
const early =
  '<script>window.__banner="/img/banner-0.webp";window.__home=fetch("/api/home.json").then((answer)=>answer.json())</script>'

/**
 * Builds the baseline app: a plain home page on the same libraries as the site. The tests compare the site's first load
 * with the first load of this app.
 * @param dir the output folder, which is emptied first
 */
export async function buildBaselineApp(variant: BaselineAppVariant, dir: string): Promise<BaselineApp> {
  const root = join(import.meta.dirname, '../app')
  const built = await inProduction(() =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), ...(variant === 'tuned' ? [tune()] : [])],
      build: {
        outDir: dir,
        emptyOutDir: true,
        target: 'es2022',
        reportCompressedSize: false,
        ...(variant === 'pages' && { rolldownOptions: { input: join(root, 'pages.html') } }),
      },
    }),
  )
  if (!('output' in built)) throw new Error('Vite did not return exactly one build of the baseline app.')
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first) for (const next of chunks.get(name)?.imports ?? []) first.add(next)
  return {
    variant,
    dir,
    scriptBytes: [...first].reduce((sum, name) => sum + computeBrotliBytes(chunks.get(name)?.code ?? ''), 0),
  }
}

/**
 * Sets `NODE_ENV` to production during a build. A test runner sets another value. With that value the baseline app
 * would contain React's development build, and the limits for the site, which are relative to its size, would be too
 * high.
 */
async function inProduction<T>(task: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await task()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

function tune(): Plugin {
  return {
    name: 'tune',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle['index.html']
      const css = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
      if (html?.type !== 'asset' || css?.type !== 'asset')
        throw new Error('The build of the baseline app lacks its document or its style, so it cannot be tuned.')
      html.source = String(html.source)
        .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(css.source)}</style>`)
        .replace('<head>', () => `<head>${early}`)
        .replace('<div id="root"></div>', () => `<div id="root">${shell}</div>`)
      delete bundle[css.fileName]
    },
  }
}

/** Compresses with brotli quality 11, as a release does. */
export function compressWithBrotli11(body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Returns the bytes that a text takes on the network, without headers. */
export const computeBrotliBytes = (body: string | Buffer): number => compressWithBrotli11(body).length

/**
 * Returns the limits for the first visit to home, in bytes after compression with brotli 11: `scripts` for the
 * JavaScript and the larger dictionary together, `document` for the HTML document.
 * @param baselineBytes bytes of the baseline app's first-load JavaScript, built in the same run
 */
export const computeHomeByteLimits = (
  baselineBytes: number,
): { readonly scripts: number; readonly document: number } => ({
  scripts: Math.floor(1.15 * baselineBytes),
  document: 11_500,
})
