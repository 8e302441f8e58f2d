import { blendColours, calculateContrastRatio, formatOklchAsHex, parseOklch } from './colour.ts'
import { contrastPairs } from './contrastPairs.ts'
import { getGradientStops, derivePalette, type Palette } from './derivePalette.ts'
import type { BrandColours, BrandColourKey } from './ThemeInput.ts'
import type { TokenName } from './tokens.ts'

/** A brand colour that fails a contrast check. */
export interface ContrastFailure {
  /** The key of the colour in `theme.jsonc`, under `colours`. */
  readonly key: BrandColourKey
  readonly given: string
  /** The pair of tokens with the worst contrast. Null if the failure is a page colour that does not fit the mode. */
  readonly pair: MeasuredContrast | null
  /** The nearest colour that passes, with another lightness of the same hue. Null if there is none. */
  readonly nearest: string | null
}

/**
 * The allowed lightness of a page colour in each mode. With another lightness, text would be unreadable on some of the
 * surfaces that are derived from the page colour.
 */
const pageLightness = { dark: { min: 0, max: 0.3 }, light: { min: 0.93, max: 1 } } as const

/** The worst contrast ratio of a pair of tokens, and the required contrast ratio (`wanted`). */
export interface MeasuredContrast {
  readonly foreground: TokenName
  readonly background: TokenName
  readonly ratio: number
  readonly wanted: number
}

/**
 * Returns the opaque colours in which a token can appear: the stops of a gradient, or a translucent colour over black
 * and over white.
 */
function extremeColours(token: TokenName, colours: Palette, gradient: string | undefined): string[] {
  if (token === 'brand-image') return getGradientStops(colours.brand, gradient)
  if (token === 'hero-tint') return ['#000000', '#ffffff'].map((under) => blendColours(colours.page, under, 0.8))
  const value = (colours as Readonly<Partial<Record<TokenName, string>>>)[token]
  if (value === undefined)
    throw new Error(`The token ${token} is not an opaque colour: add its extreme colours in contrastFailures.ts.`)
  return [value]
}

/**
 * Returns the brand colour that causes too little contrast in a pair. Returns the page colour only if the pair contains
 * no other brand colour.
 */
function blame({ foreground, background }: MeasuredContrast, colours: BrandColours): BrandColourKey {
  const tokens = [foreground, background]
  if (tokens.some((token) => token === 'brand' || token === 'brand-press' || token === 'brand-image')) return 'brand'
  if (tokens.includes('accent')) return 'accent'
  return tokens.includes('text') && colours.text !== undefined ? 'text' : 'page'
}

function reachedContrasts(colours: BrandColours, dark: boolean): MeasuredContrast[] {
  const derived = derivePalette(colours, dark)
  return contrastPairs.map(({ foreground, background, ratio: wanted }) => {
    const over = extremeColours(background, derived, colours.gradient)
    const ratios = extremeColours(foreground, derived, colours.gradient).flatMap((colour) =>
      over.map((ground) => calculateContrastRatio(colour, ground)),
    )
    return { foreground, background, ratio: Math.min(...ratios), wanted }
  })
}

const byRatio = (one: MeasuredContrast, other: MeasuredContrast): number =>
  one.ratio / one.wanted - other.ratio / other.wanted

/**
 * Returns the contrast of every pair of tokens in the theme derived from these colours. The pair with the worst
 * contrast, in relation to the required contrast, is first.
 * @param dark True for dark mode.
 */
export const calculateContrasts = (colours: BrandColours, dark: boolean): readonly MeasuredContrast[] =>
  reachedContrasts(colours, dark).sort(byRatio)

const findMissedPairs = (colours: BrandColours, dark: boolean) =>
  reachedContrasts(colours, dark)
    .filter(({ ratio, wanted }) => ratio < wanted)
    .sort(byRatio)

/**
 * Returns each pair with too little contrast, and the key of the colour that causes it. The worst pair is first. The
 * gradient is the cause if the contrast is enough without the gradient.
 */
function failingPairs(
  colours: BrandColours,
  dark: boolean,
): { readonly key: BrandColourKey; readonly pair: MeasuredContrast }[] {
  const { gradient, ...plain } = colours
  const failing = findMissedPairs(colours, dark)
  const without = gradient === undefined || failing.length === 0 ? failing : findMissedPairs(plain, dark)
  const failsWithout = (pair: MeasuredContrast) =>
    without.some(({ foreground, background }) => foreground === pair.foreground && background === pair.background)
  const brandFails = without.some((pair) => blame(pair, colours) === 'brand')
  return failing.map((pair) => ({ key: brandFails || failsWithout(pair) ? blame(pair, colours) : 'gradient', pair }))
}

/**
 * Returns the colour with enough contrast whose lightness is nearest to the given one. Prefers a lightness with which
 * no other colour begins to fail.
 * @param failing The keys of the colours that have too little contrast now.
 */
function findNearest(
  key: BrandColourKey,
  colours: BrandColours,
  dark: boolean,
  failing: ReadonlySet<BrandColourKey>,
): string | null {
  const start = parseOklch(colours[key] ?? colours.brand)
  let fallback: string | null = null
  for (let step = 1; step <= 100; step += 1) {
    for (const l of [start.l + step / 100, start.l - step / 100]) {
      if (l < 0 || l > 1) continue
      const candidate = formatOklchAsHex({ ...start, l })
      const left = failingPairs({ ...colours, [key]: candidate }, dark)
      if (left.some((pair) => pair.key === key)) continue
      if (left.every((pair) => failing.has(pair.key))) return candidate
      fallback ??= candidate
    }
  }
  return fallback
}

/**
 * Finds the brand colours that fail a contrast check.
 * @param colours The colours of the folder.
 * @param dark True for dark mode.
 * @returns The failures, and the colours from which the theme can be derived (`usable`). In `usable`, a page colour
 *   that does not fit the mode is replaced by the nearest one that fits.
 */
export function findContrastFailures(colours: BrandColours, dark: boolean) {
  const { min, max } = pageLightness[dark ? 'dark' : 'light']
  const page = parseOklch(colours.page)
  const fits = page.l >= min && page.l <= max
  const usable: BrandColours = fits
    ? colours
    : { ...colours, page: formatOklchAsHex({ ...page, l: dark ? max - 0.005 : min + 0.005 }) }
  const failures: ContrastFailure[] = fits
    ? []
    : [{ key: 'page', given: colours.page, pair: null, nearest: usable.page }]
  const failing = failingPairs(usable, dark)
  const keys = new Set(failing.map(({ key }) => key))
  for (const { key, pair } of failing) {
    if (failures.some((known) => known.key === key)) continue
    failures.push({ key, given: colours[key] ?? colours.brand, pair, nearest: findNearest(key, usable, dark, keys) })
  }
  return { usable, failures }
}
