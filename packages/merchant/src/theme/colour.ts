import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagLuminance,
} from 'culori/fn'

useMode(modeRgb)
useMode(modeLrgb)
useMode(modeOklab)
const toOklch = useMode(modeOklch)

/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/**
 * Converts a hex colour to OKLCH.
 * @throws If the text is not a colour. The reader of merchant folders refuses such texts first.
 */
export function parseOklch(written: string): Oklch {
  const colour = parse(written)
  if (colour === undefined) throw new Error(`"${written}" is not a colour. Write it as "#rrggbb".`)
  const { l, c, h } = toOklch(colour)
  // The conversion of white returns a lightness slightly above 1, and a page colour must not be lighter than 1.
  return { l: clamp(l, 0, 1), c, h: h ?? 0 }
}

/**
 * Caches the results of a function that has a colour as its parameter. The search for a readable colour calls such
 * functions many times with the same colours.
 */
function memoize<T>(compute: (colour: string) => T): (colour: string) => T {
  const results = new Map<string, T>()
  return (colour) => {
    const known = results.get(colour)
    if (known !== undefined) return known
    if (results.size > 5_000) results.clear()
    const result = compute(colour)
    results.set(colour, result)
    return result
  }
}

const hexOf = memoize((numbers) => {
  const [l = 0, c = 0, h = 0] = numbers.split(' ').map(Number)
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
})

/**
 * Converts an OKLCH colour to `#rrggbb`. If sRGB does not have the colour, reduces the chroma and retains lightness and
 * hue.
 */
export const formatOklchAsHex = ({ l, c, h }: Oklch): string => hexOf(`${clamp(l, 0, 1)} ${Math.max(0, c)} ${h}`)

const luminance = memoize((colour) => wcagLuminance(colour))

/** Returns the contrast ratio of two opaque hex colours by WCAG 2, from 1 to 21. */
export function calculateContrastRatio(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns whether a colour has at least the given contrast ratio with each of the backgrounds. */
export const reachesContrast = (colour: string, backgrounds: readonly string[], ratio: number) =>
  backgrounds.every((background) => calculateContrastRatio(colour, background) >= ratio)

/**
 * Changes the lightness of `start` towards `end` until the colour has at least the contrast ratio with every
 * background. Returns the colour with the lightness `end` if no colour reaches the ratio.
 * @param end 1 for lighter (on dark surfaces), 0 for darker (on light surfaces).
 */
export function findContrastingColour(start: Oklch, backgrounds: readonly string[], ratio: number, end: 0 | 1): string {
  const first = formatOklchAsHex(start)
  if (reachesContrast(first, backgrounds, ratio)) return first
  let bad = start.l
  let good: number = end
  for (let step = 0; step < 9; step += 1) {
    const middle = (bad + good) / 2
    if (reachesContrast(formatOklchAsHex({ ...start, l: middle }), backgrounds, ratio)) good = middle
    else bad = middle
  }
  return formatOklchAsHex({ ...start, l: good })
}

/** Blends `over` on top of `under` with an opacity of 0 to 1. Returns `#rrggbb`. */
export function blendColours(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const part = (text: string) => Number.parseInt(text.slice(at, at + 2), 16)
    return Math.round(part(over) * opacity + part(under) * (1 - opacity))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
