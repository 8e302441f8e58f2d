import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressWithBrotli11 } from '@lobby/baseline-app'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Copies a compile, and returns functions that add code to the copy, so that a test can exceed a budget. */
export function copyCompileToExceedBudgets(compileDir: string, dir: string) {
  cpSync(compileDir, dir, { recursive: true, filter: (from) => !from.endsWith('/sites') })
  const manifestFile = join(dir, 'client/.vite/manifest.json')
  const write = (file: string, text: string) => {
    writeFileSync(join(dir, 'client', file), text)
    writeFileSync(join(dir, 'client', `${file}.br`), compressWithBrotli11(text))
  }
  const change = (edit: (manifest: Record<string, Chunk>) => void) => {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
    edit(manifest)
    writeFileSync(manifestFile, JSON.stringify(manifest))
  }
  return {
    dir,
    /** Makes a chunk import another chunk of the compile. */
    addImport: (importer: string, imported: string) =>
      change((manifest) => manifest[importer]?.imports?.push(imported)),
    /** Makes a chunk import a new chunk of at least `bytes` random bytes, which cannot be compressed. */
    addChunk(importer: string, bytes: number) {
      write('assets/planted.js', `export const planted='${randomBytes(bytes).toString('base64')}'`)
      change((manifest) => {
        manifest['planted'] = { file: 'assets/planted.js' }
        manifest[importer]?.imports?.push('planted')
      })
    },
    /** Makes a chunk load `count` new chunks lazily. */
    addScreens(importer: string, count: number) {
      const names = Array.from(
        { length: count },
        (_, index) => `Planted${index}Screen-${randomBytes(6).toString('base64url')}`,
      )
      for (const name of names) write(`assets/${name}.js`, `export const planted='${name}'`)
      change((manifest) => {
        for (const name of names) manifest[name] = { file: `assets/${name}.js` }
        const chunk = manifest[importer]
        if (chunk) chunk.dynamicImports = [...(chunk.dynamicImports ?? []), ...names]
      })
    },
    /** Adds at least `bytes` random bytes to a style file. */
    addStyles: (file: string, bytes: number) =>
      write(file, `.planted{--planted:'${randomBytes(bytes).toString('base64')}'}`),
  }
}
