import { basename, join, resolve } from 'node:path'
import { decode } from './decode.ts'
import { openFolder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { sandboxWarnings } from './sandboxWarnings.ts'
import { schemas } from './schema.ts'

const files = [...Object.keys(schemas).map((name) => `${name}.jsonc`), 'README.md']

/** A remark over a value, or the cell of a table, as `merchant new` writes it where nobody said the value. */
const remark = /^\s*(?:\/\/|\|[^|]*\|)\s*(To be set: .*?)\s*\|?$/

/**
 * What `merchant new` filled in so that the site runs, and what nobody has replaced yet: each stands under a remark that says so. Sandbox
 * values refuse nothing, since a brand begins with them; players must not meet them. With a public host the values are told without a remark too.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function openWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  return wanted.flatMap((id) => {
    const folder = openFolder(join(place, id))
    const label = `${basename(place)}/${id}`
    const remarks = files.flatMap((file) => {
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
        const at = { file: `${label}/${file}`, line: index + 1 + below, column: source.search(/\S|$/) + 1, source }
        return [
          {
            ...at,
            code: 'LM064',
            message,
            cure: below === 0 ? 'Write it in place of these words.' : 'Write it, then delete the remark above.',
          },
        ]
      })
    })
    // The remark of cdn.jsonc is about all of its hosts, and that of a licence about its text too.
    const isTold = ({ file, line, source }: Problem) =>
      remarks.some(
        (one) =>
          one.file === file &&
          (one.line === line ||
            file.endsWith('/cdn.jsonc') ||
            (one.source.includes('"licence"') && source.includes('"licence"'))),
      )
    return [...remarks, ...sandboxWarnings(folder, label).filter((warning) => !isTold(warning))]
  })
}
