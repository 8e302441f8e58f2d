import type { FontFace, ThemeFonts } from './ThemeInput.ts'

/**
 * Lists of local fallback fonts. Every phone has at least one font of each list. The widths of the fonts of one list
 * differ by less than 1 %.
 */
const fallbacks = {
  sans: {
    local: ['Arial', 'Roboto', 'Helvetica Neue'],
    generic: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
    width: 904 / 2048,
  },
  serif: {
    local: ['Georgia', 'Noto Serif', 'Times New Roman'],
    generic: 'Georgia,"Noto Serif",serif',
    width: 913 / 2048,
  },
} as const

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

const fallbackName = (family: string) => `${family} Fallback`

/** Returns the value of `font-family`: the merchant's font with its scaled fallback font, or the system font. */
export function formatFontStack(face: FontFace | null): string {
  if (face === null) return fallbacks.sans.generic
  return `"${face.family}","${fallbackName(face.family)}",${fallbacks[face.fallback].generic}`
}

/**
 * Returns the `@font-face` rule of the fallback: a font of the phone, scaled to the width and line height of the
 * merchant's font. So the layout does not move when the file of the merchant's font is loaded.
 */
function fallbackRule({ family, fallback, metrics }: FontFace): string {
  const { local, width } = fallbacks[fallback]
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / width
  const line = (units: number) => percent(units / metrics.unitsPerEm / scale)
  const sources = local.map((name) => `local("${name}")`).join(',')
  const overrides = [
    `ascent-override:${line(metrics.ascent)}`,
    `descent-override:${line(Math.abs(metrics.descent))}`,
    `line-gap-override:${line(metrics.lineGap)}`,
    `size-adjust:${percent(scale)}`,
  ]
  return `@font-face{font-family:"${fallbackName(family)}";src:${sources};${overrides.join(';')}}`
}

const fileRule = ({ family, file, weight }: FontFace) =>
  `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};font-display:swap}`

/** Returns the `@font-face` rules of a theme, without repeated files and fallbacks, and the paths of the files. */
export function formatFontFaces({ text, display, digits }: ThemeFonts): {
  fontFaces: string
  fontFiles: readonly string[]
} {
  const faces = [text, display, digits].filter((face) => face !== null)
  const rules = new Set([...faces.map(fileRule), ...faces.map(fallbackRule)])
  return { fontFaces: [...rules].join(''), fontFiles: [...new Set(faces.map(({ file }) => file))] }
}
