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

/** Lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Converts a hex colour to OKLCH. @throws If the text is not a colour, which the reader of folders has excluded. */
export function oklch(written: string): Oklch {
  const colour = parse(written)
  if (colour === undefined) throw new Error(`"${written}" is not a colour. Write it as "#rrggbb".`)
  const { l, c, h } = toOklch(colour)
  // White comes out a little above 1, and would be too light for a page.
  return { l: clamp(l, 0, 1), c, h: h ?? 0 }
}

/** Keeps the results of a function of colours: to find a colour that passes, most of a theme is derived again and again from the same ones. */
function remembered<T>(compute: (colour: string) => T): (colour: string) => T {
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

const hexOf = remembered((numbers) => {
  const [l = 0, c = 0, h = 0] = numbers.split(' ').map(Number)
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
})

/** The nearest colour of the sRGB gamut, as `#rrggbb`: lightness and hue stay, chroma gives way. */
export const hex = ({ l, c, h }: Oklch): string => hexOf(`${clamp(l, 0, 1)} ${Math.max(0, c)} ${h}`)

const luminance = remembered((colour) => wcagLuminance(colour))

/** The contrast ratio of two opaque hex colours as WCAG 2 defines it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Whether a colour holds a ratio on every one of the backgrounds. */
export const holds = (colour: string, backgrounds: readonly string[], ratio: number) =>
  backgrounds.every((background) => contrast(colour, background) >= ratio)

/**
 * The colour nearest to `start` in lightness, towards `end`, that holds the ratio on every background. Where none
 * does, the one at the end of the way.
 * @param end 1 for lighter (dark surfaces), 0 for darker (light ones).
 */
export function solve(start: Oklch, backgrounds: readonly string[], ratio: number, end: 0 | 1): string {
  const first = hex(start)
  if (holds(first, backgrounds, ratio)) return first
  let bad = start.l
  let good: number = end
  for (let step = 0; step < 9; step += 1) {
    const middle = (bad + good) / 2
    if (holds(hex({ ...start, l: middle }), backgrounds, ratio)) good = middle
    else bad = middle
  }
  return hex({ ...start, l: good })
}

/** `over` laid on `under` with an opacity of 0 to 1, as `#rrggbb`. */
export function blend(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const part = (text: string) => Number.parseInt(text.slice(at, at + 2), 16)
    return Math.round(part(over) * opacity + part(under) * (1 - opacity))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
