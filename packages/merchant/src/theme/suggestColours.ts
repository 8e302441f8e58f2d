import { hex, oklch } from './colour.ts'
import { contrastFailures } from './contrastFailures.ts'
import type { BrandColours } from './ThemeInput.ts'

/** A ground for a brand colour, and the colour as it can be read on it. */
export interface SuggestedColours {
  readonly mode: 'dark' | 'light'
  readonly colours: BrandColours
  /** Whether the brand colour is another than was asked for: the nearest of its hue that can do its work. */
  readonly moved: boolean
}

type Mode = SuggestedColours['mode']

/** Grey has no hue: its page stays grey too. */
function pageFor(brand: string, mode: Mode): string {
  const { c, h } = oklch(brand)
  return mode === 'dark'
    ? hex({ l: 0.17, c: Math.min(c * 0.2, 0.035), h })
    : hex({ l: 0.98, c: Math.min(c * 0.05, 0.008), h })
}

function tried(brand: string, mode: Mode, page: string): SuggestedColours | null {
  const dark = mode === 'dark'
  const { failures } = contrastFailures({ brand, page }, dark)
  if (failures.length === 0) return { mode, colours: { brand, page }, moved: false }
  const nearest = failures.find(({ key }) => key === 'brand')?.nearest ?? null
  if (nearest === null || contrastFailures({ brand: nearest, page }, dark).failures.length > 0) return null
  return { mode, colours: { brand: nearest, page }, moved: true }
}

/**
 * The mode and the colours of a new theme, from one brand colour: the mode in which the colour passes as it is, and the preferred one where both do.
 * @param brand `#rrggbb`
 * @param modes The modes that may be taken, the preferred one first.
 * @param page The ground that it must be; derived from the brand colour unless given.
 * @returns null if no lightness of this hue can be read in any of the modes, or if the ground fits none of them.
 * @throws If the text is no colour.
 */
export function suggestColours(
  brand: string,
  modes: readonly Mode[] = ['dark', 'light'],
  page?: string,
): SuggestedColours | null {
  const found = modes.map((mode) => tried(brand, mode, page ?? pageFor(brand, mode))).filter((one) => one !== null)
  return found.find(({ moved }) => !moved) ?? found[0] ?? null
}
