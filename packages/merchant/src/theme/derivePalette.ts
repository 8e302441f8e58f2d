import {
  blendColours,
  calculateContrastRatio,
  formatOklchAsHex,
  reachesContrast,
  parseOklch,
  findContrastingColour,
  type Oklch,
} from './colour.ts'
import type { BrandColours } from './ThemeInput.ts'

const hues = { win: 152, loss: 25, warn: 75, info: 250 } as const

/**
 * Returns the colour of a text on a fill: near-black with the hue of the fill, white, or pure black. Chooses by
 * contrast.
 */
function textOn(fills: readonly string[]): string {
  const lowest = (text: string) => Math.min(...fills.map((fill) => calculateContrastRatio(text, fill)))
  const { h, c } = parseOklch(fills[0] ?? '#000000')
  const tint = { c: Math.min(c, 0.03), h }
  const [dark, light] = [formatOklchAsHex({ l: 0.2, ...tint }), '#ffffff']
  if (lowest(dark) >= 4.5 && lowest(dark) >= lowest(light)) return dark
  return lowest(light) > lowest('#000000') ? light : '#000000'
}

/** Returns the colours at which the contrast of a gradient is checked: its ends and three between them. */
export function getGradientStops(from: string, to: string | undefined): string[] {
  return to === undefined ? [from] : [1, 0.75, 0.5, 0.25, 0].map((part) => blendColours(from, to, part))
}

function pressedColour(brand: Oklch, onBrand: string, surfaces: readonly string[]): string {
  const towards = calculateContrastRatio(onBrand, '#000000') > calculateContrastRatio(onBrand, '#ffffff') ? -1 : 1
  const steps = [0.06, 0.04, 0.02].flatMap((step) => [towards * step, -towards * step])
  const tried = steps.map((step) => formatOklchAsHex({ ...brand, l: brand.l + step }))
  return (
    tried.find((colour) => reachesContrast(onBrand, [colour], 4.5) && reachesContrast(colour, surfaces, 3)) ??
    formatOklchAsHex(brand)
  )
}

function surfacesOf(page: Oklch, dark: boolean) {
  const at = (l: number, c = page.c) => formatOklchAsHex({ l, c, h: page.h })
  if (dark) {
    return {
      page: at(page.l),
      card: at(page.l + 0.04, page.c * 1.2),
      raised: at(page.l + 0.085, page.c * 1.35),
      overlay: at(page.l + 0.06, page.c * 1.25),
      field: at(page.l + 0.015),
      line: at(page.l + 0.1),
      'line-strong': at(page.l + 0.19),
      skeleton: at(page.l + 0.085),
      'skeleton-sheen': at(page.l + 0.125),
    }
  }
  const white = page.l > 0.985
  return {
    page: at(page.l),
    card: at(white ? page.l - 0.022 : 1, white ? Math.max(page.c, 0.004) : 0),
    raised: at(page.l - 0.025, page.c * 1.2),
    overlay: '#ffffff',
    field: at(page.l - 0.012),
    line: at(page.l - 0.07, page.c * 1.3),
    'line-strong': at(page.l - 0.16, page.c * 1.5),
    skeleton: at(page.l - 0.05, page.c * 1.2),
    'skeleton-sheen': at(page.l - 0.015),
  }
}

/**
 * Derives every opaque colour token from the brand's colours. A pair of two derived colours always has enough contrast.
 * @param dark True for dark mode.
 */
export function derivePalette(colours: BrandColours, dark: boolean) {
  const brand = parseOklch(colours.brand)
  const page = parseOklch(colours.page)
  const end = dark ? 1 : 0
  const ground = surfacesOf(page, dark)
  const surfaces = [ground.page, ground.card, ground.raised, ground.overlay]
  // On a strong page colour, a soft background needs more chroma, because otherwise it looks grey. Yellow is the
  // exception: a dark yellow with much chroma looks brown.
  const maxChroma = (h: number) => (h > 50 && h < 110 ? 0.026 : Math.max(0.048, page.c * 1.5))
  const soft = ({ c, h }: Oklch) =>
    formatOklchAsHex(
      dark ? { l: page.l + 0.13, c: Math.min(c, maxChroma(h)), h } : { l: 0.945, c: Math.min(c, 0.05), h },
    )
  const accent =
    colours.accent ?? findContrastingColour({ l: dark ? 0.78 : 0.55, c: 0.12, h: brand.h + 150 }, surfaces, 3, end)
  const ofState = (state: keyof typeof hues) => soft({ l: 0, c: 0.06, h: hues[state] })
  const softs = {
    'brand-soft': soft(brand),
    'accent-soft': soft(parseOklch(accent)),
    'win-soft': ofState('win'),
    'loss-soft': ofState('loss'),
    'warn-soft': ofState('warn'),
    'info-soft': ofState('info'),
  }
  const state = (name: keyof typeof hues) =>
    findContrastingColour(
      { l: dark ? 0.76 : 0.54, c: dark ? 0.15 : 0.16, h: hues[name] },
      [...surfaces, softs[`${name}-soft`]],
      4.5,
      end,
    )
  const [win, loss, warn, info] = [state('win'), state('loss'), state('warn'), state('info')]
  const written = [...surfaces, ground.field]
  const shown = [...written, ...Object.values(softs)]
  // If the page colour is grey, the text has no tint, because grey has no hue.
  const ink = (l: number, c: number, on: readonly string[]) =>
    findContrastingColour({ l, c: page.c < 0.002 ? 0 : c, h: page.h }, on, 4.5, end)
  const onBrand = textOn(getGradientStops(colours.brand, colours.gradient))
  const badges = {
    live: reachesContrast(accent, surfaces, 3)
      ? accent
      : findContrastingColour({ l: dark ? 0.7 : 0.57, c: 0.2, h: hues.loss }, surfaces, 3, end),
    hot: formatOklchAsHex({ l: 0.66, c: 0.2, h: 30 }),
    new: formatOklchAsHex({ l: 0.72, c: 0.15, h: 155 }),
    vip: formatOklchAsHex({ l: 0.82, c: 0.13, h: 88 }),
  }
  return {
    ...ground,
    ...softs,
    ...badges,
    text: colours.text ?? ink(dark ? 0.965 : 0.23, dark ? 0.012 : 0.03, shown),
    'text-muted': ink(dark ? 0.76 : 0.46, dark ? 0.02 : 0.025, shown),
    'text-faint': ink(dark ? 0.63 : 0.56, 0.02, written),
    'text-on-brand': onBrand,
    'text-on-accent': textOn([accent]),
    'text-on-win': textOn([win]),
    'text-on-loss': textOn([loss]),
    'text-on-warn': textOn([warn]),
    'text-on-info': textOn([info]),
    'text-on-live': textOn([badges.live]),
    'text-on-hot': textOn([badges.hot]),
    'text-on-new': textOn([badges.new]),
    'text-on-vip': textOn([badges.vip]),
    link: findContrastingColour(brand, [...surfaces, softs['brand-soft']], 4.5, end),
    brand: colours.brand,
    'brand-press': pressedColour(brand, onBrand, surfaces),
    'brand-line': findContrastingColour(brand, surfaces, 3, end),
    accent,
    focus: findContrastingColour(parseOklch(accent), written, 3, end),
    win,
    loss,
    warn,
    info,
    'field-line': findContrastingColour({ l: dark ? 0.5 : 0.65, c: 0.03, h: page.h }, written, 3, end),
    'field-error': findContrastingColour({ l: dark ? 0.68 : 0.56, c: 0.19, h: hues.loss }, written, 3, end),
  }
}

/** The colour tokens of a theme. */
export type Palette = ReturnType<typeof derivePalette>
