import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli11 } from '@lobby/floor'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** A copy of a compile to do damage in, for a control of the budgets. */
export function plant(compileDir: string, dir: string) {
  cpSync(compileDir, dir, { recursive: true, filter: (from) => !from.endsWith('/sites') })
  const manifestFile = join(dir, 'client/.vite/manifest.json')
  const write = (file: string, text: string) => {
    writeFileSync(join(dir, 'client', file), text)
    writeFileSync(join(dir, 'client', `${file}.br`), brotli11(text))
  }
  const change = (edit: (manifest: Record<string, Chunk>) => void) => {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
    edit(manifest)
    writeFileSync(manifestFile, JSON.stringify(manifest))
  }
  return {
    dir,
    /** Lets a chunk import another one, which the compile has. */
    imports: (importer: string, imported: string) => change((manifest) => manifest[importer]?.imports?.push(imported)),
    /** Lets a chunk import a new one of at least so many bytes, which nothing makes smaller. */
    weighs(importer: string, bytes: number) {
      write('assets/planted.js', `export const planted='${randomBytes(bytes).toString('base64')}'`)
      change((manifest) => {
        manifest['planted'] = { file: 'assets/planted.js' }
        manifest[importer]?.imports?.push('planted')
      })
    },
    /** Lets a chunk load so many new ones, each by itself, and all of them lazily. */
    screens(importer: string, count: number) {
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
    /** Lets a style file grow by at least so many bytes. */
    styles: (file: string, bytes: number) =>
      write(file, `.planted{--planted:'${randomBytes(bytes).toString('base64')}'}`),
  }
}
