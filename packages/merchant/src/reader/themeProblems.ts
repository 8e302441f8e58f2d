import type { BrandColours, BrandColourKey } from '../theme/ThemeInput.ts'
import { findContrastFailures, type ContrastFailure } from '../theme/findContrastFailures.ts'
import type { TokenName } from '../theme/tokens.ts'
import type { Problem } from './Problem.ts'
import type { SourceFile } from './SourceFile.ts'

const keys: readonly BrandColourKey[] = ['brand', 'page', 'accent', 'gradient', 'text']

/**
 * Returns the valid colours of a theme, even if other values of the file are invalid. Returns null if the mode, the
 * brand colour or the page colour is missing or invalid.
 */
function coloursOf(value: unknown): { colours: BrandColours; dark: boolean } | null {
  const { mode, colours } = (value ?? {}) as { mode?: unknown; colours?: unknown }
  if ((mode !== 'dark' && mode !== 'light') || typeof colours !== 'object' || colours === null) return null
  const given: Partial<Record<BrandColourKey, string>> = {}
  for (const key of keys) {
    const colour = (colours as Partial<Record<BrandColourKey, unknown>>)[key]
    if (typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)) given[key] = colour
  }
  const { brand, page } = given
  return brand === undefined || page === undefined
    ? null
    : { colours: { ...given, brand, page }, dark: mode === 'dark' }
}

function problemOf({ key, given, pair, nearest }: ContrastFailure, dark: boolean, source: SourceFile): Problem {
  const path = ['colours', key]
  const cure =
    nearest === null
      ? 'No lightness of this hue passes: choose another colour.'
      : `The nearest colour that passes is "${nearest}".`
  if (pair === null) {
    const message = `The page colour ${given} is too ${dark ? 'light for mode "dark"' : 'dark for mode "light"'}.`
    return source.problem('LM041', path, message, cure)
  }
  const reached = `${(Math.floor(pair.ratio * 100) / 100).toFixed(2)}:1`
  const message =
    `${given} has too little contrast: ${describePair(pair.foreground, pair.background)} reaches ${reached} of ` +
    `${pair.wanted}:1.`
  return source.problem('LM040', path, message, cure)
}

/**
 * Reports colours in `theme.jsonc` without enough contrast, and a page colour that is too light or too dark for the
 * mode.
 */
export function findThemeProblems(source: SourceFile): Problem[] {
  const given = coloursOf(source.value)
  if (given === null) return []
  return findContrastFailures(given.colours, given.dark).failures.map((failure) =>
    problemOf(failure, given.dark, source),
  )
}

/** The names of tokens in problem messages. */
const tokenTexts: Readonly<Partial<Record<TokenName, string>>> = {
  page: 'the page',
  card: 'a card',
  raised: 'a raised card',
  overlay: 'a dialog',
  field: 'a field',
  text: 'the text',
  'text-muted': 'quiet text',
  'text-faint': 'the faintest text',
  link: 'a link',
  brand: 'the brand colour',
  'brand-press': 'the pressed button',
  'brand-image': 'the button',
  'brand-line': 'a line in the brand colour',
  accent: 'the accent colour',
  focus: 'the focus ring',
  live: 'the badge of live games',
  'hero-tint': 'the pictures of the home page',
  'field-line': "a field's edge",
  'field-error': "a field's edge in red",
  win: 'a win',
  loss: 'a loss',
  warn: 'a warning',
  info: 'a note',
  hot: 'the badge of hot games',
  new: 'the badge of new games',
  vip: 'the badge of VIPs',
}

/** Returns the name of a token in problem messages: `raised` is "a raised card". */
function describeToken(token: TokenName): string {
  const known = tokenTexts[token]
  if (known !== undefined) return known
  if (token.startsWith('text-on-')) return 'the text'
  return token.endsWith('-soft') ? `a soft background of ${describeToken(token.slice(0, -5) as TokenName)}` : token
}

/** Returns the text for a pair of tokens in problem messages. */
const describePair = (foreground: TokenName, background: TokenName): string =>
  `${describeToken(foreground)} on ${describeToken(background)}`
