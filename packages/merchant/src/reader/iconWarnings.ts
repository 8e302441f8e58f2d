import { basename, join, resolve } from 'node:path'
import { drawingId, drawnFrom } from './drawnFrom.ts'
import { openFolder } from './Folder.ts'
import { problemIn, type Problem } from './Problem.ts'
import { fixedAssets } from './readAsset.ts'

/** Where a folder's icons are drawn from. */
export const iconDrawing = 'art/icon.svg'

/** The icons of every folder, by their fixed names. */
export const iconPaths: readonly string[] = Object.entries(fixedAssets).flatMap(([path, { role }]) =>
  role === 'icon' ? [path] : [],
)

/**
 * Icons that the tool drew from a drawing which has changed since. One that somebody made by hand says nothing of a drawing, and is left in peace.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function iconWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  return wanted.flatMap((id) => {
    const folder = openFolder(join(place, id))
    const drawing = folder.read(iconDrawing)
    if (!(drawing instanceof Uint8Array)) return []
    return iconPaths.flatMap((path): Problem[] => {
      const icon = folder.read(path)
      const from = icon instanceof Uint8Array ? drawnFrom(icon) : null
      if (from === null || from === drawingId(drawing)) return []
      return [
        problemIn(`${basename(place)}/${id}/${path}`)(
          'LM062',
          `"${path}" was drawn before "${iconDrawing}" changed.`,
          `Draw it again: npm run merchant -- doctor ${id} --fix`,
        ),
      ]
    })
  })
}
