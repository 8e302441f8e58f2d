import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs'
import { basename, join, posix, relative, resolve, sep } from 'node:path'
import { openFolder } from './Folder.ts'
import { byPlace, problemIn, type Problem } from './Problem.ts'
import { rawAt } from './SourceFile.ts'
import { findMisnamed, findOtherFormat } from './findMisnamed.ts'
import { merchantIds } from './merchantIds.ts'
import { sourcesOf } from './ofEachFolder.ts'
import { fixedAssets, pngLogo, svgLogo } from './readAsset.ts'
import { fontPlaces } from './readFonts.ts'
import { schemas } from './schema.ts'
import { entriesWithin, isSpecial } from './specialFiles.ts'
import { isPastedKey } from './values.ts'

const files = Object.keys(schemas).map((name) => `${name}.jsonc`)

/** What may lie in a folder without being named: notes, drawings, words, and the licences of fonts. */
const welcome = /^(?:README\.md$|art\/|messages\/|(?:.*\/)?(?:LICEN[CS]E|OFL)[\w.-]*\.txt$)/i

/** What a folder's files name; null where one of them cannot be read, as then nobody knows. */
function named(dir: string): { readonly known: ReadonlySet<string>; readonly sought: ReadonlySet<string> } | null {
  const folder = openFolder(dir)
  const { merchant, theme } = sourcesOf(folder)
  if (merchant === undefined || theme === undefined) return null
  const key = rawAt(merchant, ['encryptionKey'])
  const paths = [
    rawAt(merchant, ['licence', 'image']),
    typeof key === 'string' && isPastedKey(key) ? 'encryption-key.pem' : key,
    ...fontPlaces.map((place) => rawAt(theme, ['fonts', place, 'file'])),
  ]
  const logo = existsSync(join(dir, svgLogo)) ? [] : [pngLogo]
  const written = paths.filter((path) => typeof path === 'string').map((path) => posix.normalize(path.trim()))
  const isMissing = (path: string) => folder.read(path) === 'missing'
  // A logo may be either of the two.
  const fixed = [
    ...Object.keys(fixedAssets).filter((path) => path !== svgLogo || isMissing(pngLogo)),
    ...(isMissing(svgLogo) ? [pngLogo] : []),
  ]
  // Reported where the file was to be, with the advice to rename it: to remove it would be wrong.
  const misnamed = [...written, ...fixed]
    .filter(isMissing)
    .flatMap((path) => findMisnamed(folder, path) ?? findOtherFormat(folder, path) ?? [])
  const missing = written.filter((path) => !(folder.read(path) instanceof Uint8Array))
  return {
    known: new Set([...files, ...Object.keys(fixedAssets), ...logo, ...written, ...misnamed]),
    sought: new Set(missing.map(posix.extname)),
  }
}

/** What file managers leave in folders. */
const ofFileManagers = /(?:^|\/)(?:\.DS_Store|\.directory|Thumbs\.db|desktop\.ini|\._[^/]*)$/i

/** What can be done with a file that nothing names: few kinds of files can be named at all. */
function cureOf(path: string): string {
  if (ofFileManagers.test(path)) return 'Remove it: a file manager left it there.'
  const stem = path.replace(/\.\w+$/, '').toLowerCase()
  const shown = [...Object.keys(fixedAssets), pngLogo].find((fixed) => fixed.replace(/\.\w+$/, '') === stem)
  if (shown !== undefined)
    return `Remove it, or put it into art/: the site shows ${shown === svgLogo ? `${svgLogo}, or ${pngLogo} without that` : shown}.`
  return 'Remove it, or name it if it is a font (in theme.jsonc), the seal of the licence or the key (in merchant.jsonc). Drawings go into art/.'
}

function isLinkToFolder(entry: Dirent): boolean {
  const path = join(entry.parentPath, entry.name)
  // One that leads round, or nowhere, does not exist.
  return entry.isSymbolicLink() && existsSync(path) && statSync(path).isDirectory()
}

/** Warns of a file or a link. */
function strayWarning(place: string, path: string, isLink: boolean): Problem {
  const name = path.slice(path.indexOf('/') + 1)
  const [message, cure] = isLink
    ? [`"${name}" is a link to a folder, and was not looked into.`, 'Put the folder itself there, or remove the link.']
    : [`Nothing names "${name}", so it is not shipped.`, cureOf(name)]
  return problemIn(`${basename(place)}/${path}`)('LM063', message, cure)
}

/**
 * Warns of files in a merchant's folder that no setting refers to: they are not shipped, and are often forgotten or old. Does not warn of a file
 * when a setting refers to a missing file of the same kind, because that mistake is reported at the setting. Also warns of links to folders, and
 * of merchant folders that are links when all folders are checked.
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function strayWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  const links = merchantIds(place).every((id) => wanted.includes(id))
    ? readdirSync(place, { withFileTypes: true }).filter((entry) => isLinkToFolder(entry) && !/^[._]/.test(entry.name))
    : []
  const inFolders = wanted.flatMap((id) => {
    const dir = join(place, id)
    const names = named(dir)
    if (names === null) return []
    const { known, sought } = names
    return entriesWithin(dir).flatMap((entry) => {
      // Reported as a problem.
      if (isSpecial(entry)) return []
      const path = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')
      const isLink = isLinkToFolder(entry)
      return !isLink && (known.has(path) || welcome.test(path) || sought.has(posix.extname(path)))
        ? []
        : [strayWarning(place, `${id}/${path}`, isLink)]
    })
  })
  return [...links.map(({ name }) => strayWarning(place, name, true)), ...inFolders].sort(byPlace)
}
