import { createHash } from 'node:crypto'
import type { FontFace, FontMetrics, Fonts } from '../theme/ThemeInput.ts'
import { rawAt } from './crossProblems.ts'
import type { Folder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { fontRule, readAsset, type AssetFile } from './readAsset.ts'
import { readFontLicences } from './readFontLicences.ts'
import type { FileContent } from './schema.ts'
import type { SourceFile } from './SourceFile.ts'
import { isPath } from './values.ts'

const places = ['text', 'display', 'digits'] as const
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

/**
 * The fonts of a theme with their metrics, their files, and the licences that lie beside them.
 *
 * @param label How problems name the folder.
 * @param fonts What the theme says of fonts; null where its schema fails: the files that it names are looked at all the same.
 * @returns What cannot be used is a problem and stands as the system's face.
 */
export async function readFonts(
  folder: Folder,
  label: string,
  source: SourceFile,
  fonts: FileContent<'theme'>['fonts'] | null,
): Promise<{ readonly fonts: Fonts; readonly assets: readonly AssetFile[]; readonly problems: readonly Problem[] }> {
  const faces: Record<keyof Fonts, FontFace | null> = { text: null, display: null, digits: null }
  const assets = new Map<string, AssetFile>()
  const problems: Problem[] = []
  for (const place of places) {
    const path = ['fonts', place, 'file']
    const file = rawAt(source, path)
    if (!isPath(file)) continue
    const asset = readAsset(folder, file.trim(), fontRule, (...said) => {
      const [code, message, cure] = said
      return source.problem(code, path, message, cure)
    })
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
    problems.push(
      source.problem(
        'LM014',
        ['fonts'],
        message,
        `Keep to ${mostFiles} files and ${mostBytes} bytes: subset them, or use "system".`,
        'key',
      ),
    )
  }
  const licences = readFontLicences(folder, label, [...assets.keys()])
  return {
    fonts: faces,
    assets: [...assets.values(), ...licences.assets],
    problems: [...problems, ...licences.problems],
  }
}
