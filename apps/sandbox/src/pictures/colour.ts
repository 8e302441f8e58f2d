/** Like `oklch`, but a dark yellow, which the eye takes for mud, leans to amber. */
export function rich(lightness: number, chroma: number, hue: number): string {
  const turn = ((hue % 360) + 360) % 360
  const muddy = turn > 58 && turn < 116 && lightness < 0.8
  return muddy ? oklch(lightness, chroma * 1.1, 34 + lightness * 52) : oklch(lightness, chroma, turn)
}

/** A colour of OKLCH as `#rrggbb`: lightness 0 to 1, chroma 0 to about 0.3 (clipped to what a screen shows), hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  for (let c = chroma; ; c *= 0.94) {
    const rgb = linear(lightness, c * Math.cos(angle), c * Math.sin(angle))
    if (c < 0.004 || rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return `#${rgb.map(channel).join('')}`
  }
}

function linear(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function channel(part: number): string {
  const bounded = Math.min(1, Math.max(0, part))
  const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Five steps of one material, from the lit edge to the deepest shade. */
export interface Ramp {
  readonly glint: string
  readonly light: string
  readonly base: string
  readonly dark: string
  readonly deep: string
}

/** A material of a hue: shades drift in hue as they do in light. */
export function ramp(hue: number, chroma = 0.2, drift = 18): Ramp {
  return {
    glint: oklch(0.96, chroma * 0.3, hue + drift),
    light: oklch(0.84, chroma * 0.8, hue + drift * 0.6),
    base: rich(0.68, chroma, hue),
    dark: rich(0.46, chroma * 0.85, hue - drift * 0.6),
    deep: rich(0.27, chroma * 0.55, hue - drift),
  }
}

export const gold: Ramp = { glint: '#fff8d6', light: '#ffdf7a', base: '#f5ae2c', dark: '#b4650c', deep: '#5e2c05' }
export const silver: Ramp = { glint: '#ffffff', light: '#dfe7f2', base: '#a3b1c6', dark: '#5d6b84', deep: '#2a3346' }
export const ivory: Ramp = { glint: '#ffffff', light: '#fff6e4', base: '#f0dfc0', dark: '#b99a6b', deep: '#5d4527' }
export const ink: Ramp = { glint: '#8f95b8', light: '#5b6188', base: '#343a5c', dark: '#1b1f38', deep: '#0c0e1f' }
export const wood: Ramp = { glint: '#f3c48d', light: '#c98546', base: '#94551f', dark: '#5d3010', deep: '#2f1706' }

/** The colours of one picture. */
export interface Palette {
  /** Hue of the room. */
  readonly hue: number
  readonly shade: string
  readonly room: string
  readonly wall: string
  readonly glow: string
  readonly light: string
  /** The symbol's own material, where it has none by nature. */
  readonly main: Ramp
  /** A material that stands out from the room. */
  readonly accent: Ramp
}

/** A palette: the room in one hue, its light in another, the symbol in a third. */
export function palette(hue: number, glowHue: number, mainHue: number, accentHue: number, depth = 1): Palette {
  return {
    hue,
    shade: rich(0.14 * depth, 0.06, hue),
    room: rich(0.26 * depth, 0.12, hue),
    wall: rich(0.45 * depth, 0.18, (hue + glowHue) / 2),
    glow: oklch(0.66, 0.2, glowHue),
    light: oklch(0.9, 0.1, glowHue + 8),
    main: ramp(mainHue),
    accent: ramp(accentHue),
  }
}

/** The rooms of the slots, each tried by eye. */
export const slotPalettes: readonly Palette[] = [
  palette(285, 330, 25, 90),
  palette(20, 45, 150, 85),
  palette(255, 215, 60, 320),
  palette(160, 148, 350, 85),
  palette(310, 350, 200, 90),
  palette(230, 190, 30, 130),
  palette(28, 50, 265, 150),
  palette(350, 15, 190, 80),
  palette(205, 180, 300, 60),
  palette(270, 290, 130, 50),
  palette(172, 185, 310, 40),
  palette(250, 35, 20, 70),
  palette(0, 330, 240, 90),
  palette(275, 235, 350, 130),
  palette(325, 300, 85, 180),
]
