import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { FontFace, FontMetrics, Fonts } from '../theme/ThemeInput.ts'
import type { Folder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { fontRule, readAsset, readPath, type AssetFile } from './readAsset.ts'
import type { FileContent } from './schema.ts'
import { rawAt, type SourceFile } from './SourceFile.ts'
import { isPath } from './values.ts'

/** What a theme has a font for. */
export const fontPlaces = ['text', 'display', 'digits'] as const
const mostFiles = 2
const mostBytes = 40_000

const knownMetrics = new Map<string, Promise<FontMetrics>>()

async function unpack(content: Uint8Array): Promise<FontMetrics> {
  const { fromBuffer } = await import('@capsizecss/unpack')
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(Buffer.from(content))
  return { unitsPerEm, ascent, descent, lineGap, xWidthAvg }
}

/** The metrics of a woff2 file, unpacked once for the same bytes; fails if it cannot be unpacked. */
function fontMetrics(content: Uint8Array): Promise<FontMetrics> {
  const hash = createHash('sha256').update(content).digest('hex')
  const metrics = knownMetrics.get(hash) ?? unpack(content)
  knownMetrics.set(hash, metrics)
  return metrics
}

/** How a licence's text is named. */
export const licenceName = /^(?:LICEN[CS]E|OFL)[\w.-]*\.txt$/i
const MOST_LICENCE_BYTES = 20_000

/**
 * The licence texts that lie in the folders of the fonts (`LICENSE-<font>.txt`). They go into the site with the fonts: free licences ask
 * that each copy carries their text, and a subset keeps no more than its address.
 * @param fonts The paths of the fonts that go into the site.
 */
function readFontLicences(
  folder: Folder,
  fonts: readonly string[],
): { readonly assets: readonly AssetFile[]; readonly problems: readonly Problem[] } {
  const places = [...new Set(fonts.map((path) => posix.dirname(path)))]
  const paths = places.flatMap((place) =>
    readdirSync(join(folder.path, place))
      .filter((name) => licenceName.test(name))
      .sort()
      .map((name) => posix.join(place, name)),
  )
  const assets: AssetFile[] = []
  const problems: Problem[] = []
  for (const path of paths) {
    const tell = folder.tell(path)
    const content = readPath(folder, path, tell)
    if (!(content instanceof Uint8Array)) problems.push(content)
    else if (content.byteLength > MOST_LICENCE_BYTES || content.includes(0)) {
      const message = `"${path}" is not a text of ${MOST_LICENCE_BYTES} bytes or less.`
      const cure = 'Put the plain text of the licence there: it goes into the site with the font.'
      problems.push(tell('LM012', message, cure))
    } else assets.push({ role: 'fontLicence', path, type: 'text/plain', width: 0, height: 0, content })
  }
  return { assets, problems }
}

/**
 * The fonts of a theme with their metrics, their files, and the licences that lie beside them.
 * @param fonts What the theme says of fonts; null where its schema fails: the files that it names are looked at all the same.
 * @returns What cannot be used is a problem and stands as the system's face.
 */
export async function readFonts(
  folder: Folder,
  source: SourceFile,
  fonts: FileContent<'theme'>['fonts'] | null,
): Promise<{ readonly fonts: Fonts; readonly assets: readonly AssetFile[]; readonly problems: readonly Problem[] }> {
  const faces: Record<keyof Fonts, FontFace | null> = { text: null, display: null, digits: null }
  const assets = new Map<string, AssetFile>()
  const problems: Problem[] = []
  for (const place of fontPlaces) {
    const path = ['fonts', place, 'file']
    const file = rawAt(source, path)
    if (!isPath(file)) continue
    const asset = readAsset(folder, file.trim(), fontRule, (code, message, cure) =>
      source.problem(code, path, message, cure),
    )
    if (!('role' in asset)) {
      problems.push(asset)
      continue
    }
    assets.set(file, asset)
    try {
      const metrics = await fontMetrics(asset.content)
      const font = fonts?.[place] ?? 'system'
      if (font !== 'system') faces[place] = { ...font, metrics }
    } catch {
      problems.push(source.problem('LM012', path, `"${file}" cannot be unpacked.`, 'Export it again as WOFF2.'))
    }
  }
  const bytes = [...assets.values()].reduce((sum, { content }) => sum + content.byteLength, 0)
  if (assets.size > mostFiles || bytes > mostBytes) {
    const message = `The fonts are ${assets.size} files and ${bytes} bytes together.`
    const cure = `Keep to ${mostFiles} files and ${mostBytes} bytes: subset them, or use "system".`
    problems.push(source.problem('LM014', ['fonts'], message, cure, 'key'))
  }
  const licences = readFontLicences(folder, [...assets.keys()])
  problems.push(...licences.problems)
  return { fonts: faces, assets: [...assets.values(), ...licences.assets], problems }
}
