import { blend, contrast, hex, oklch } from './colour.ts'
import { contrastPairs } from './contrastPairs.ts'
import { gradientStops, palette, type Palette } from './palette.ts'
import type { BrandColours, BrandKey } from './ThemeInput.ts'
import type { TokenName } from './tokens.ts'

/** A colour that the brand gave and that cannot do its work. */
export interface ContrastFailure {
  /** The key in `theme.jsonc`, under `colours`. */
  readonly key: BrandKey
  readonly given: string
  /** The worst pair, and what it reaches; null if the page does not fit the mode. */
  readonly pair: ReachedContrast | null
  /** The nearest colour that passes: another lightness of the same hue; null if there is none. */
  readonly nearest: string | null
}

/** The lightness that a page may have, so that text can do its work on every step above it. */
const pageLightness = { dark: { least: 0, most: 0.3 }, light: { least: 0.93, most: 1 } } as const

/** A pair of tokens, what it reaches at its worst place, and what it must. */
export interface ReachedContrast {
  readonly foreground: TokenName
  readonly background: TokenName
  readonly ratio: number
  readonly wanted: number
}

/** What a token looks like, at its worst places: a gradient's stops, a translucent ground over black and over white. */
function grounds(token: TokenName, colours: Palette, gradient: string | undefined): string[] {
  if (token === 'brand-image') return gradientStops(colours.brand, gradient)
  if (token === 'hero-tint') return ['#000000', '#ffffff'].map((under) => blend(colours.page, under, 0.8))
  const value = (colours as Readonly<Partial<Record<TokenName, string>>>)[token]
  if (value === undefined)
    throw new Error(`The token ${token} is not an opaque colour: give its grounds in contrastFailures.ts.`)
  return [value]
}

/** The given colour to which a failing pair is put down: never the page, whose own range makes the derived ones hold. */
function blame({ foreground, background }: ReachedContrast, colours: BrandColours): BrandKey {
  const tokens = [foreground, background]
  if (tokens.some((token) => token === 'brand' || token === 'brand-press' || token === 'brand-image')) return 'brand'
  if (tokens.includes('accent')) return 'accent'
  return tokens.includes('text') && colours.text !== undefined ? 'text' : 'page'
}

function reachedContrasts(colours: BrandColours, dark: boolean): ReachedContrast[] {
  const derived = palette(colours, dark)
  return contrastPairs.map(({ foreground, background, ratio: wanted }) => {
    const over = grounds(background, derived, colours.gradient)
    const ratios = grounds(foreground, derived, colours.gradient).flatMap((colour) =>
      over.map((ground) => contrast(colour, ground)),
    )
    return { foreground, background, ratio: Math.min(...ratios), wanted }
  })
}

const byRatio = (one: ReachedContrast, other: ReachedContrast): number =>
  one.ratio / one.wanted - other.ratio / other.wanted

/** What every pair of a theme reaches that is derived from these colours, the nearest to its limit first. `dark` is the mode. */
export const contrastRatios = (colours: BrandColours, dark: boolean): readonly ReachedContrast[] =>
  reachedContrasts(colours, dark).sort(byRatio)

const missed = (colours: BrandColours, dark: boolean) =>
  reachedContrasts(colours, dark)
    .filter(({ ratio, wanted }) => ratio < wanted)
    .sort(byRatio)

/** Each pair that fails, worst ratio first. What holds without the gradient is the gradient's doing, unless the brand colour fails by itself. */
function failingPairs(
  colours: BrandColours,
  dark: boolean,
): { readonly key: BrandKey; readonly pair: ReachedContrast }[] {
  const { gradient, ...plain } = colours
  const failing = missed(colours, dark)
  const without = gradient === undefined || failing.length === 0 ? failing : missed(plain, dark)
  const failsWithout = (pair: ReachedContrast) =>
    without.some(({ foreground, background }) => foreground === pair.foreground && background === pair.background)
  const brandFails = without.some((pair) => blame(pair, colours) === 'brand')
  return failing.map((pair) => ({ key: brandFails || failsWithout(pair) ? blame(pair, colours) : 'gradient', pair }))
}

/** The nearest lightness with which a colour can do its work, and if there is one, none of the others fails for it. `failing`: what fails as it stands. */
function nearest(key: BrandKey, colours: BrandColours, dark: boolean, failing: ReadonlySet<BrandKey>): string | null {
  const start = oklch(colours[key] ?? colours.brand)
  let second: string | null = null
  for (let step = 1; step <= 100; step += 1) {
    for (const l of [start.l + step / 100, start.l - step / 100]) {
      if (l < 0 || l > 1) continue
      const candidate = hex({ ...start, l })
      const left = failingPairs({ ...colours, [key]: candidate }, dark)
      if (left.some((pair) => pair.key === key)) continue
      if (left.every((pair) => failing.has(pair.key))) return candidate
      second ??= candidate
    }
  }
  return second
}

/**
 * What of the given colours cannot do its work.
 * @param colours As the folder gives them.
 * @param dark The mode.
 * @returns One failure a colour, with the nearest that passes, and the colours that a theme can be derived from.
 */
export function contrastFailures(colours: BrandColours, dark: boolean) {
  const { least, most } = pageLightness[dark ? 'dark' : 'light']
  const page = oklch(colours.page)
  const fits = page.l >= least && page.l <= most
  const usable: BrandColours = fits
    ? colours
    : { ...colours, page: hex({ ...page, l: dark ? most - 0.005 : least + 0.005 }) }
  const failures: ContrastFailure[] = fits
    ? []
    : [{ key: 'page', given: colours.page, pair: null, nearest: usable.page }]
  const failing = failingPairs(usable, dark)
  const keys = new Set(failing.map(({ key }) => key))
  for (const { key, pair } of failing) {
    if (failures.some((known) => known.key === key)) continue
    failures.push({ key, given: colours[key] ?? colours.brand, pair, nearest: nearest(key, usable, dark, keys) })
  }
  return { usable, failures }
}
