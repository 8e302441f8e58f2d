import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const TEXT_FILE = /\.(?:html|js|css|svg|json|webmanifest|txt)$/

/**
 * A Vite plugin. Writes `<file>.br` next to every text file of the client bundle, with the highest Brotli quality, 11.
 * All merchants share these files, so each compile compresses them one time.
 */
export function createChunkCompressionPlugin(): Plugin {
  return {
    name: 'lobby:compress-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const names = await readdir(join(dir, 'assets')).catch(() => [])
      await Promise.all(
        names
          .filter((name) => TEXT_FILE.test(name))
          .map(async (name) => {
            const body = await readFile(join(dir, 'assets', name))
            const small = await brotli(body, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
            })
            await writeFile(join(dir, 'assets', `${name}.br`), small)
          }),
      )
    },
  }
}
