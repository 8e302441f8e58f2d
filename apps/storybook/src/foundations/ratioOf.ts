import type { ContrastPair, Tokens } from '@lobby/merchant/theme'

type Channels = readonly [number, number, number]

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels
const mix = (over: Channels, under: Channels, part: number) =>
  over.map((value, at) => value * part + (under[at] ?? 0) * (1 - part)) as unknown as Channels

/** What a token's value looks like at its worst places: along a gradient, and over black and white where it lets something through. */
function grounds(value: string): Channels[] {
  const [first, last] = (value.match(/#[\da-f]{6,8}/gi) ?? []).map(String)
  if (first === undefined) throw new Error(`"${value}" is not a colour that can be measured.`)
  if (last !== undefined) return [1, 0.75, 0.5, 0.25, 0].map((part) => mix(channels(first), channels(last), part))
  if (first.length < 9) return [channels(first)]
  const part = Number.parseInt(first.slice(7), 16) / 255
  return [0, 255].map((under) => mix(channels(first), [under, under, under], part))
}

const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Channels) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast ratio of a pair in a theme as WCAG 2 defines it, 1 to 21, at its worst place. */
export function ratioOf(
  { foreground, background }: Pick<ContrastPair, 'foreground' | 'background'>,
  tokens: Tokens,
): number {
  const behind = grounds(tokens[background]).map(luminance)
  const ratios = grounds(tokens[foreground])
    .map(luminance)
    .flatMap((one) => behind.map((other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)))
  return Math.min(...ratios)
}
