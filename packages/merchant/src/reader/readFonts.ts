import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { FontFace, FontMetrics, ThemeFonts } from '../theme/ThemeInput.ts'
import type { MerchantFolder } from './MerchantFolder.ts'
import type { Problem } from './Problem.ts'
import { fontRule, readAsset, readFolderFile, type AssetFile } from './readAsset.ts'
import type { SettingsFileContent } from './schema.ts'
import { getSourceFileValue, type SourceFile } from './SourceFile.ts'
import { isAssetPath } from './values.ts'

/** The uses of a font in a theme. */
export const fontRoles = ['text', 'display', 'digits'] as const
const MAX_FONT_FILES = 2
const MAX_FONT_BYTES = 40_000

const knownMetrics = new Map<string, Promise<FontMetrics>>()

async function unpack(content: Uint8Array): Promise<FontMetrics> {
  const { fromBuffer } = await import('@capsizecss/unpack')
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(Buffer.from(content))
  return { unitsPerEm, ascent, descent, lineGap, xWidthAvg }
}

/**
 * Returns the metrics of a WOFF2 file. Caches them, so that the same bytes are unpacked only one time. Rejects if the
 * file cannot be unpacked.
 */
function fontMetrics(content: Uint8Array): Promise<FontMetrics> {
  const hash = createHash('sha256').update(content).digest('hex')
  const metrics = knownMetrics.get(hash) ?? unpack(content)
  knownMetrics.set(hash, metrics)
  return metrics
}

/** Matches the names of licence files of fonts. */
export const fontLicenceFilePattern = /^(?:LICEN[CS]E|OFL)[\w.-]*\.txt$/i
const MAX_LICENCE_BYTES = 20_000

/**
 * Reads the licence texts (`LICENSE-<font>.txt`) from the folders of the fonts. The site must contain these texts,
 * because free licences require the licence text with each copy of a font.
 * @param fonts The paths of the fonts that the site ships.
 */
function readFontLicences(
  folder: MerchantFolder,
  fonts: readonly string[],
): { readonly assets: readonly AssetFile[]; readonly problems: readonly Problem[] } {
  const places = [...new Set(fonts.map((path) => posix.dirname(path)))]
  const paths = places.flatMap((place) =>
    readdirSync(join(folder.path, place))
      .filter((name) => fontLicenceFilePattern.test(name))
      .sort()
      .map((name) => posix.join(place, name)),
  )
  const assets: AssetFile[] = []
  const problems: Problem[] = []
  for (const path of paths) {
    const tell = folder.tell(path)
    const content = readFolderFile(folder, path, tell)
    if (!(content instanceof Uint8Array)) problems.push(content)
    else if (content.byteLength > MAX_LICENCE_BYTES || content.includes(0)) {
      const message = `"${path}" is not plain text of ${MAX_LICENCE_BYTES} bytes or less.`
      const cure = 'Put the plain text of the licence there: the site ships it with the font.'
      problems.push(tell('LM012', message, cure))
    } else assets.push({ role: 'fontLicence', path, type: 'text/plain', width: 0, height: 0, content })
  }
  return { assets, problems }
}

/**
 * Reads the fonts of a theme, with their metrics, and the licences in the same folders.
 * @param fonts The fonts of a valid theme. Null if the theme is invalid; its font files are then still checked.
 * @returns The fonts, their files and the problems found. An unusable font is replaced by the system font.
 */
export async function readFonts(
  folder: MerchantFolder,
  source: SourceFile,
  fonts: SettingsFileContent<'theme'>['fonts'] | null,
): Promise<{
  readonly fonts: ThemeFonts
  readonly assets: readonly AssetFile[]
  readonly problems: readonly Problem[]
}> {
  const faces: Record<keyof ThemeFonts, FontFace | null> = { text: null, display: null, digits: null }
  const assets = new Map<string, AssetFile>()
  const problems: Problem[] = []
  for (const place of fontRoles) {
    const path = ['fonts', place, 'file']
    const file = getSourceFileValue(source, path)
    if (!isAssetPath(file)) continue
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
  if (assets.size > MAX_FONT_FILES || bytes > MAX_FONT_BYTES) {
    const message = `The fonts are ${assets.size} files and ${bytes} bytes together, which is too much.`
    const cure = `Use at most ${MAX_FONT_FILES} files and ${MAX_FONT_BYTES} bytes: subset the fonts, or use "system".`
    problems.push(source.problem('LM014', ['fonts'], message, cure, 'key'))
  }
  const licences = readFontLicences(folder, [...assets.keys()])
  problems.push(...licences.problems)
  return { fonts: faces, assets: [...assets.values(), ...licences.assets], problems }
}
