import { drawingId, drawnFrom, iconDrawing, iconPaths } from '@lobby/merchant/reader'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Draws the icons of a folder that are missing, or that were drawn before the drawing changed. One that somebody made by hand stays.
 * @returns the paths that were written; none where the folder has no drawing
 */
export async function mendIcons(dir: string): Promise<readonly string[]> {
  const source = join(dir, iconDrawing)
  if (!existsSync(source)) return []
  const drawing = readFileSync(source)
  const isOld = (path: string) => {
    const file = join(dir, path)
    if (!existsSync(file)) return true
    const from = drawnFrom(readFileSync(file))
    return from !== null && from !== drawingId(drawing)
  }
  const wanted = iconPaths.filter(isOld)
  if (wanted.length === 0) return []
  const { drawIcons } = await import('./drawIcons.ts')
  const drawn = await drawIcons(drawing)
  for (const path of wanted) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), drawn.get(path) ?? '')
  }
  return wanted
}
