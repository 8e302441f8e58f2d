import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'vite'

/**
 * `plain` is what `vite build` gives; `tuned` also has its style inline, a painted shell, and its data asked for before the bundle runs;
 * `pages` is another app of the same parts, with a long list and countdowns, in `pages.html`.
 */
export type FloorVariant = 'plain' | 'tuned' | 'pages'

export interface Floor {
  readonly variant: FloorVariant
  readonly dir: string
  /** Bytes of the first load's JavaScript, brotli 11. */
  readonly js: number
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
 * Builds the app of the five named libraries and a whole plain home page, which the site's first load is compared with.
 * @param dir where it goes; emptied first
 */
export async function buildFloor(variant: FloorVariant, dir: string): Promise<Floor> {
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
  if (!('output' in built)) throw new Error('The floor app was not built once.')
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first) for (const next of chunks.get(name)?.imports ?? []) first.add(next)
  return { variant, dir, js: [...first].reduce((sum, name) => sum + brotliSize(chunks.get(name)?.code ?? ''), 0) }
}

/** A test runner's `NODE_ENV` would bring React's development build, half as large again: a floor that anything passes. */
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
        throw new Error('The floor app has no document or no style to tune.')
      html.source = String(html.source)
        .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(css.source)}</style>`)
        .replace('<head>', () => `<head>${early}`)
        .replace('<div id="root"></div>', () => `<div id="root">${shell}</div>`)
      delete bundle[css.fileName]
    },
  }
}

/** Compresses as a release does, quality 11. */
export function brotli11(body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Bytes that a text takes on the wire, without headers. */
export const brotliSize = (body: string | Buffer): number => brotli11(body).length

/**
 * The most that the first visit to home may weigh, in bytes of brotli 11: its JavaScript with the larger dictionary, and its document.
 * @param floor bytes of the floor app's first-load JavaScript, built beside it
 */
export const homeLimits = (floor: number): { readonly scripts: number; readonly document: number } => ({
  scripts: Math.floor(1.15 * floor),
  document: 11_500,
})
