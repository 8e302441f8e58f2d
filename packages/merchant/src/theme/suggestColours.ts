import { formatOklchAsHex, parseOklch } from './colour.ts'
import { findContrastFailures } from './findContrastFailures.ts'
import type { BrandColours } from './ThemeInput.ts'

/**
 * A brand colour and a page colour on which the brand colour is readable.
 */
export interface SuggestedColours {
  readonly mode: 'dark' | 'light'
  readonly colours: BrandColours
  /** True if the brand colour was changed to the nearest readable colour of the same hue. */
  readonly isAdjusted: boolean
}

type Mode = SuggestedColours['mode']

/** Returns a page colour with the hue of the brand colour. For a grey brand colour, the page colour is grey too. */
function pageFor(brand: string, mode: Mode): string {
  const { c, h } = parseOklch(brand)
  return mode === 'dark'
    ? formatOklchAsHex({ l: 0.17, c: Math.min(c * 0.2, 0.035), h })
    : formatOklchAsHex({ l: 0.98, c: Math.min(c * 0.05, 0.008), h })
}

function trySuggestion(brand: string, mode: Mode, page: string): SuggestedColours | null {
  const dark = mode === 'dark'
  const { failures } = findContrastFailures({ brand, page }, dark)
  if (failures.length === 0) return { mode, colours: { brand, page }, isAdjusted: false }
  const nearest = failures.find(({ key }) => key === 'brand')?.nearest ?? null
  if (nearest === null || findContrastFailures({ brand: nearest, page }, dark).failures.length > 0) return null
  return { mode, colours: { brand: nearest, page }, isAdjusted: true }
}

/**
 * Suggests the mode and the colours of a new theme for one brand colour. Chooses the first allowed mode in which the
 * brand colour is readable without a change.
 * @param brand The brand colour as `#rrggbb`.
 * @param modes The allowed modes, the preferred mode first.
 * @param page The page colour. By default, it is derived from the brand colour.
 * @returns The suggestion. Null if no mode fits the brand colour and the page colour.
 * @throws If the text is not a colour.
 */
export function suggestColours(
  brand: string,
  modes: readonly Mode[] = ['dark', 'light'],
  page?: string,
): SuggestedColours | null {
  const found = modes
    .map((mode) => trySuggestion(brand, mode, page ?? pageFor(brand, mode)))
    .filter((one) => one !== null)
  return found.find(({ isAdjusted }) => !isAdjusted) ?? found[0] ?? null
}
