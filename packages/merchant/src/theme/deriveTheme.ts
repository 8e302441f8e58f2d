import type { ThemeLayout } from '../types.ts'
import type { ThemeInput } from './ThemeInput.ts'
import { formatOklchAsHex, parseOklch } from './colour.ts'
import { findContrastFailures, type ContrastFailure } from './findContrastFailures.ts'
import { formatFontFaces, formatFontStack } from './fontFaces.ts'
import { derivePalette, type Palette } from './derivePalette.ts'
import { tokenNames, type ThemeTokens } from './tokens.ts'

/** A derived theme: a value for each custom property, and the font rules and files. */
export interface DerivedTheme {
  readonly mode: 'dark' | 'light'
  readonly layout: ThemeLayout
  readonly tokens: ThemeTokens
  /**
   * `@font-face` rules. Each font file is written as `url("<path in the merchant folder>")`. {@link formatThemeCss}
   * replaces the path with a URL.
   */
  readonly fontFaces: string
  /** Paths of the font files, to preload them. */
  readonly fontFiles: readonly string[]
}

const radii = {
  small: { s: '3px', m: '6px', l: '10px' },
  medium: { s: '8px', m: '12px', l: '18px' },
  large: { s: '10px', m: '16px', l: '26px' },
} as const

function shadows(dark: boolean, colours: Palette) {
  const ink = dark
    ? formatOklchAsHex({ ...parseOklch(colours.page), l: 0.06 })
    : formatOklchAsHex({ ...parseOklch(colours['text-muted']), l: 0.3 })
  const [near, far] = dark ? ['8c', 'b3'] : ['1f', '2e']
  return {
    'shadow-1': `0 1px 2px ${ink}${near},0 4px 14px ${ink}${near}`,
    'shadow-2': `0 2px 6px ${ink}${near},0 18px 48px ${ink}${far}`,
  }
}

/**
 * Derives all tokens from two to five brand colours, in OKLCH. The lightness of derived colours is changed until every
 * pair of {@link contrastPairs} has enough contrast. Reports brand colours with too little contrast. Of the given
 * colours, changes only the page colour.
 * @param input The content of `theme.jsonc`.
 * @returns The theme, and the brand colours without enough contrast (`failures`). If the page colour is too light or
 *   too dark for the mode, the theme has the nearest suitable page colour instead.
 * @throws If a colour is not a hex colour.
 */
export function deriveTheme(input: ThemeInput): {
  readonly theme: DerivedTheme
  readonly failures: readonly ContrastFailure[]
} {
  const dark = input.mode === 'dark'
  const { usable, failures } = findContrastFailures(input.colours, dark)
  const colours = derivePalette(usable, dark)
  const { gradient } = input.colours
  const radius = radii[input.radius]
  const tokens: ThemeTokens = {
    ...colours,
    ...shadows(dark, colours),
    scrim: `${formatOklchAsHex({ ...parseOklch(colours.page), l: dark ? 0.08 : 0.2 })}${dark ? 'b8' : '8c'}`,
    'brand-image': gradient === undefined ? colours.brand : `linear-gradient(120deg,${colours.brand},${gradient})`,
    'hero-tint': `${colours.page}cc`,
    'radius-s': radius.s,
    'radius-m': radius.m,
    'radius-l': radius.l,
    'radius-round': '999px',
    space: '4px',
    density: input.layout.density === 'compact' ? '.85' : '1',
    'font-text': formatFontStack(input.fonts.text),
    'font-display': formatFontStack(input.fonts.display ?? input.fonts.text),
    'font-digits': formatFontStack(input.fonts.digits ?? input.fonts.display ?? input.fonts.text),
    'duration-quick': '150ms',
    'duration-calm': '280ms',
    ease: 'cubic-bezier(.2,.8,.2,1)',
  }
  const faces = formatFontFaces(input.fonts)
  return { theme: { mode: input.mode, layout: input.layout, tokens, ...faces }, failures }
}

/**
 * Formats a theme as the text of one style block. The same theme always gives the same bytes.
 * @param theme A theme from {@link deriveTheme}.
 * @param addressOf Returns the URL of a font file, given its path in the folder. The default is the path itself.
 */
export function formatThemeCss(theme: DerivedTheme, addressOf: (path: string) => string = (path) => path): string {
  const faces = theme.fontFaces.replaceAll(/url\("([^"]+)"\)/g, (_, path: string) => `url("${addressOf(path)}")`)
  const properties = tokenNames.map((name) => `--${name}:${theme.tokens[name]}`)
  return `${faces}:root{color-scheme:${theme.mode};${properties.join(';')}}`
}
