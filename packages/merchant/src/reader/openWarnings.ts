import { basename, join, resolve } from 'node:path'
import { decode } from './decode.ts'
import { openFolder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { schemas } from './schema.ts'

const files = [...Object.keys(schemas).map((name) => `${name}.jsonc`), 'README.md']

/** A remark over a value, or the cell of a table, as `merchant new` writes it where nobody said the value. */
const remark = /^\s*(?:\/\/|\|[^|]*\|)\s*(To be set: .*?)\s*\|?$/

/**
 * What `merchant new` filled in so that the site runs, and what nobody has replaced yet: each stands under a remark that says so. Sandbox
 * values refuse nothing, since a brand begins with them; players must not meet them.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function openWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  return wanted.flatMap((id) => {
    const folder = openFolder(join(place, id))
    return files.flatMap((file) => {
      const content = folder.read(file)
      const read = content instanceof Uint8Array ? decode(content) : null
      if (read === null || !('text' in read)) return []
      const lines = read.text.split(/\r?\n/)
      return lines.flatMap((written, index): Problem[] => {
        const message = remark.exec(written)?.[1]
        if (message === undefined) return []
        // A remark is about the value below it.
        const below = file === 'README.md' ? 0 : 1
        const source = lines[index + below] ?? ''
        const at = { file: `${basename(place)}/${id}/${file}`, line: index + 1 + below, column: source.search(/\S|$/) + 1, source }
        return [{ ...at, code: 'LM064', message, cure: below === 0 ? 'Write it in place of these words.' : 'Write it, then delete the remark above.' }]
      })
    })
  })
}
