import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/**
 * Copies the compiled site with a new name for every chunk. This simulates an update of the libraries, which renames
 * every chunk.
 * @param from The folder of the finished compile.
 * @param mark The suffix of the new names.
 */
export function copyCompileWithRenamedChunks(from: string, to: string, mark: string): string {
  const assets = readdirSync(join(from, 'client/assets')).filter((name) => !name.endsWith('.br'))
  const newName = (name: string) => name.replace(/(?=\.\w+$)/, mark)
  const known = new Set(assets)
  const renameChunks = (text: string) =>
    text.replaceAll(/[\w.-]+-[\w-]{7}\.\w+/g, (name) => (known.has(name) ? newName(name) : name))

  rmSync(to, { recursive: true, force: true })
  mkdirSync(join(to, 'client/assets'), { recursive: true })
  cpSync(join(from, 'client/.vite'), join(to, 'client/.vite'), { recursive: true })
  cpSync(join(from, 'stamp'), join(to, 'stamp'), { recursive: true })
  for (const name of assets) {
    const file = join(to, 'client/assets', newName(name))
    const body = readFileSync(join(from, 'client/assets', name))
    const isText = /\.(?:js|css|svg)$/.test(name)
    const changed = isText ? Buffer.from(renameChunks(body.toString('utf8'))) : body
    writeFileSync(file, changed)
    if (isText) writeFileSync(`${file}.br`, brotliCompressSync(changed, FAST_COMPRESSION))
  }
  for (const file of ['client/.vite/manifest.json', 'stamp/stamp.mjs']) {
    const path = join(to, file)
    writeFileSync(path, renameChunks(readFileSync(path, 'utf8')))
  }
  return to
}
