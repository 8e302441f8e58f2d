import type { FontFace, Fonts } from '../theme/ThemeInput.ts'
import type { Folder } from './Folder.ts'
import { fontMetrics } from './fontMetrics.ts'
import type { Problem } from './Problem.ts'
import { fontRule, readAsset, type AssetFile } from './readAsset.ts'
import type { FileContent } from './schema.ts'
import type { SourceFile } from './SourceFile.ts'

const places = ['text', 'display', 'digits'] as const
const mostFiles = 2
const mostBytes = 40_000

/** The fonts of a theme with their metrics, and their files. What cannot be used is a problem and stands as the system's face. */
export async function readFonts(
  folder: Folder,
  source: SourceFile,
  fonts: FileContent<'theme'>['fonts'],
): Promise<{ readonly fonts: Fonts; readonly assets: readonly AssetFile[]; readonly problems: readonly Problem[] }> {
  const faces: Record<keyof Fonts, FontFace | null> = { text: null, display: null, digits: null }
  const assets = new Map<string, AssetFile>()
  const problems: Problem[] = []
  for (const place of places) {
    const font = fonts[place]
    if (font === 'system') continue
    const path = ['fonts', place, 'file']
    const asset = readAsset(folder, font.file, fontRule, (...said) => {
      const [code, message, cure] = said
      return source.problem(code, path, message, cure)
    })
    if (!('role' in asset)) {
      problems.push(asset)
      continue
    }
    assets.set(font.file, asset)
    try {
      faces[place] = { ...font, metrics: await fontMetrics(asset.content) }
    } catch {
      problems.push(source.problem('LM012', path, `"${font.file}" cannot be unpacked.`, 'Export it again as WOFF2.'))
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
  return { fonts: faces, assets: [...assets.values()], problems }
}
