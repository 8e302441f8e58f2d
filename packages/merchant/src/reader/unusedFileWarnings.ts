import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs'
import { basename, join, posix, relative, resolve, sep } from 'node:path'
import { openMerchantFolder } from './MerchantFolder.ts'
import { compareProblemsByPosition, createProblemFactory, type Problem } from './Problem.ts'
import { getSourceFileValue } from './SourceFile.ts'
import { findMisnamedFile, findFileWithOtherExtension } from './findMisnamedFile.ts'
import { listMerchantIds } from './listMerchantIds.ts'
import { parseSettingsFiles } from './createFolderCheck.ts'
import { requiredAssetRules, PNG_LOGO_PATH, SHARE_PICTURE_PATH, SVG_LOGO_PATH } from './readAsset.ts'
import { fontRoles } from './readFonts.ts'
import { FILE_SCHEMAS } from './schema.ts'
import { listEntriesRecursively, isSpecialFile } from './specialFiles.ts'
import { isPastedEncryptionKey } from './values.ts'

const files = Object.keys(FILE_SCHEMAS).map((name) => `${name}.jsonc`)

/**
 * Matches files that may be in a merchant folder although no setting names them: the README, drawings, the merchant's
 * own texts, and the licences of fonts.
 */
const allowedUnnamed = /^(?:README\.md$|art\/|messages\/|(?:.*\/)?(?:LICEN[CS]E|OFL)[\w.-]*\.txt$)/i

/**
 * Returns the paths of all files that the site uses (`known`), and the file extensions of files that a setting names
 * although they do not exist (`sought`). Returns null if a settings file cannot be parsed.
 */
function findNamedFiles(
  dir: string,
): { readonly known: ReadonlySet<string>; readonly sought: ReadonlySet<string> } | null {
  const folder = openMerchantFolder(dir)
  const { merchant, theme } = parseSettingsFiles(folder)
  if (merchant === undefined || theme === undefined) return null
  const key = getSourceFileValue(merchant, ['encryptionKey'])
  const paths = [
    getSourceFileValue(merchant, ['licence', 'image']),
    typeof key === 'string' && isPastedEncryptionKey(key) ? 'encryption-key.pem' : key,
    ...fontRoles.map((place) => getSourceFileValue(theme, ['fonts', place, 'file'])),
  ]
  const logo = existsSync(join(dir, SVG_LOGO_PATH)) ? [] : [PNG_LOGO_PATH]
  const written = paths.filter((path) => typeof path === 'string').map((path) => posix.normalize(path.trim()))
  const isMissing = (path: string) => folder.read(path) === 'missing'
  // Only one of the two logos, SVG or PNG, is required.
  const fixed = [
    ...Object.keys(requiredAssetRules).filter((path) => path !== SVG_LOGO_PATH || isMissing(PNG_LOGO_PATH)),
    ...(isMissing(SVG_LOGO_PATH) ? [PNG_LOGO_PATH] : []),
  ]
  // Do not warn of misnamed files: another check advises to rename them, so the advice to remove them would be wrong.
  const misnamed = [...written, ...fixed]
    .filter(isMissing)
    .flatMap((path) => findMisnamedFile(folder, path) ?? findFileWithOtherExtension(folder, path) ?? [])
  const missing = written.filter((path) => !(folder.read(path) instanceof Uint8Array))
  return {
    known: new Set([
      ...files,
      ...Object.keys(requiredAssetRules),
      SHARE_PICTURE_PATH,
      ...logo,
      ...written,
      ...misnamed,
    ]),
    sought: new Set(missing.map(posix.extname)),
  }
}

/** Matches files that file managers create in folders. */
const fileManagerFiles = /(?:^|\/)(?:\.DS_Store|\.directory|Thumbs\.db|desktop\.ini|\._[^/]*)$/i

/** Returns the advice for a file that no setting names. */
function cureOf(path: string): string {
  if (fileManagerFiles.test(path)) return 'Remove it: a file manager left it there.'
  const stem = path.replace(/\.\w+$/, '').toLowerCase()
  const shown = [...Object.keys(requiredAssetRules), PNG_LOGO_PATH].find(
    (fixed) => fixed.replace(/\.\w+$/, '') === stem,
  )
  if (shown !== undefined)
    return (
      'Remove it, or move it to art/: the site uses ' +
      `${shown === SVG_LOGO_PATH ? `${SVG_LOGO_PATH}, or ${PNG_LOGO_PATH} if that is missing` : shown}.`
    )
  return (
    'Remove it, or name it if it is a font (in theme.jsonc), the seal of the licence or the key (in ' +
    'merchant.jsonc). Drawings belong in art/.'
  )
}

function isLinkToFolder(entry: Dirent): boolean {
  const path = join(entry.parentPath, entry.name)
  // For a circular or broken link, `existsSync` returns false and `statSync` would throw.
  return entry.isSymbolicLink() && existsSync(path) && statSync(path).isDirectory()
}

/** Returns the warning for an unused file or for a symbolic link. */
function strayWarning(place: string, path: string, isLink: boolean): Problem {
  const name = path.slice(path.indexOf('/') + 1)
  const [message, cure] = isLink
    ? [
        `"${name}" is a link to a folder, and its content was not checked.`,
        'Put the folder itself there, or remove the link.',
      ]
    : [`No setting names "${name}", so the site does not ship it.`, cureOf(name)]
  return createProblemFactory(`${basename(place)}/${path}`)('LM063', message, cure)
}

/**
 * Warns of files in a merchant folder that the site does not contain, because no setting names them. If a setting names
 * a file that does not exist, files with the same extension get no warning: one of them is probably that file under a
 * wrong name. Also warns of symbolic links to folders.
 * @param root The folder of all merchants: `merchants`.
 * @param wanted The ids of the folders to check.
 */
export function findUnusedFileWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  const links = listMerchantIds(place).every((id) => wanted.includes(id))
    ? readdirSync(place, { withFileTypes: true }).filter((entry) => isLinkToFolder(entry) && !/^[._]/.test(entry.name))
    : []
  const inFolders = wanted.flatMap((id) => {
    const dir = join(place, id)
    const names = findNamedFiles(dir)
    if (names === null) return []
    const { known, sought } = names
    return listEntriesRecursively(dir).flatMap((entry) => {
      // Another check reports special files such as named pipes as problems.
      if (isSpecialFile(entry)) return []
      const path = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')
      const isLink = isLinkToFolder(entry)
      return !isLink && (known.has(path) || allowedUnnamed.test(path) || sought.has(posix.extname(path)))
        ? []
        : [strayWarning(place, `${id}/${path}`, isLink)]
    })
  })
  return [...links.map(({ name }) => strayWarning(place, name, true)), ...inFolders].sort(compareProblemsByPosition)
}
