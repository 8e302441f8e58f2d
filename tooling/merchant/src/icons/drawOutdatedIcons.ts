import { getIconDrawingId, readIconDrawingId, ICON_DRAWING_PATH, ICON_FILE_PATHS } from '@lobby/merchant/reader'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The paths of all files and folders that are read or written while icons are rendered, relative to the merchant's
 * folder.
 */
const places = new Set(['.', ...[ICON_DRAWING_PATH, ...ICON_FILE_PATHS].flatMap((path) => [dirname(path), path])])

/**
 * Throws if one of the paths in `places` is a symbolic link, because the link may lead to another merchant's icons, or
 * to any file of the machine.
 */
function assertNoLinks(dir: string) {
  for (const place of places) {
    const found = lstatSync(join(dir, place), { throwIfNoEntry: false })
    if (found === undefined || found.isFile() || found.isDirectory()) continue
    const what = found.isSymbolicLink() ? 'a link' : 'not a regular file'
    throw new Error(`"${place}" is ${what}, so no icon is drawn`)
  }
}

/**
 * Renders the icons of a merchant folder that are missing or older than their drawing. Does not replace icons that a
 * person made.
 * @returns The paths of the written icons. Empty if the folder has no drawing.
 * @throws Error if the drawing, an icon or a folder that contains one of them is a symbolic link.
 */
export async function drawOutdatedIcons(dir: string): Promise<readonly string[]> {
  const source = join(dir, ICON_DRAWING_PATH)
  if (!existsSync(source)) return []
  assertNoLinks(dir)
  const drawing = readFileSync(source)
  const isOld = (path: string) => {
    const file = join(dir, path)
    if (!existsSync(file)) return true
    const from = readIconDrawingId(readFileSync(file))
    return from !== null && from !== getIconDrawingId(drawing)
  }
  const wanted = ICON_FILE_PATHS.filter(isOld)
  if (wanted.length === 0) return []
  const { drawIcons } = await import('./drawIcons.ts')
  const drawn = await drawIcons(drawing)
  for (const path of wanted) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), drawn.get(path) ?? '')
  }
  return wanted
}
