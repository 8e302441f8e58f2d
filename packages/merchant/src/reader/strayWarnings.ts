import { existsSync, readdirSync } from 'node:fs'
import { basename, join, posix, relative, resolve, sep } from 'node:path'
import { rawAt } from './crossProblems.ts'
import { openFolder } from './Folder.ts'
import { byPlace, type Problem } from './Problem.ts'
import { fixedAssets, pngLogo } from './readAsset.ts'
import { schemas } from './schema.ts'
import { parseSource } from './SourceFile.ts'

const files = Object.keys(schemas).map((name) => `${name}.jsonc`)

/** What may lie in a folder without being named: notes, drawings, words, and the licences of fonts. */
const welcome = /^(?:README\.md$|art\/|messages\/|(?:.*\/)?(?:LICEN[CS]E|OFL)[\w.-]*\.txt$)/i

function named(dir: string): { readonly known: ReadonlySet<string>; readonly sought: ReadonlySet<string> } {
  const folder = openFolder(dir)
  const raw = (name: string) => {
    const content = folder.read(name)
    return parseSource(name, content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : '{}')
  }
  const [merchant, theme] = [raw('merchant.jsonc'), raw('theme.jsonc')]
  const paths = [
    ...[['licence', 'image'], ['encryptionKey']].map((path) => rawAt(merchant, path)),
    ...['text', 'display', 'digits'].map((place) => rawAt(theme, ['fonts', place, 'file'])),
  ]
  const logo = existsSync(join(dir, 'assets/logo.svg')) ? [] : [pngLogo]
  const written = paths.filter((path) => typeof path === 'string').map((path) => posix.normalize(path))
  const missing = written.filter((path) => !(folder.read(path) instanceof Uint8Array))
  return { known: new Set([...files, ...Object.keys(fixedAssets), ...logo, ...written]), sought: new Set(missing.map(posix.extname)) }
}

/**
 * Files of a folder that nothing names: they are not shipped, and mostly are what somebody forgot, or an old picture. Where a name leads
 * nowhere, a file of that kind is left in peace: it is one mistake, and told where the name is written.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function strayWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  return wanted
    .flatMap((id) => {
      const dir = join(place, id)
      const { known, sought } = named(dir)
      return readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((path) => !known.has(path) && !welcome.test(path) && !sought.has(posix.extname(path)))
        .map((path): Problem => ({
          ...{ file: `${basename(place)}/${id}/${path}`, line: 1, column: 1, source: '', code: 'LM063' },
          message: `Nothing names "${path}", so it is not shipped.`,
          cure: 'Remove it, or name it in merchant.jsonc or theme.jsonc. Drawings go into art/.',
        }))
    })
    .sort(byPlace)
}
