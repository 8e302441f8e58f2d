import { suggestColours, type SuggestedColours } from '@lobby/merchant/theme'
import { lightnessOf } from './readLogo.ts'
import type { Wishes } from './wishes.ts'

/** Under this a logo is a dark one: it is not seen on a dark page. */
const darkUnder = 0.35

/**
 * The ground of a new brand, its colours, and why they are these: the ground that the logo brings along, if the brand colour can be read on it as it is; what `--mode` says; else what
 * the logo is best seen on, or a dark one without a logo, as long as the brand colour can be read on it as it is.
 *
 * @returns null if nothing can be read in the mode that was asked for.
 */
export async function groundFor({
  brand,
  mode,
  logo,
}: Pick<Wishes, 'brand' | 'mode' | 'logo'>): Promise<{
  readonly theme: SuggestedColours
  readonly why: string
} | null> {
  const own = logo?.ground ?? null
  const onOwn = own === null ? null : suggestColours(brand, mode === undefined ? ['light', 'dark'] : [mode], own)
  if (onOwn !== null && !onOwn.moved)
    return { theme: onOwn, why: `the logo has a ground of its own, ${onOwn.colours.page}, which is the page now` }
  const lightness = logo === null ? null : await lightnessOf(logo.logo)
  const first = lightness !== null && lightness < darkUnder ? 'light' : 'dark'
  const modes = mode === undefined ? ([first, first === 'dark' ? 'light' : 'dark'] as const) : [mode]
  const theme = suggestColours(brand, modes)
  if (theme === null) return null
  const measured =
    lightness === null
      ? ''
      : `the logo is ${lightness < darkUnder ? 'dark' : 'light'} (${Math.round(lightness * 100)} % of white)`
  if (mode !== undefined) return { theme, why: '--mode says' }
  if (theme.mode !== first)
    return {
      theme,
      why: `${measured === '' ? '' : `${measured}, but `}the brand colour can be read as it is on a ${theme.mode} ground alone`,
    }
  return { theme, why: measured === '' ? 'the brand colour can be read on it' : `${measured} and is best seen on it` }
}
