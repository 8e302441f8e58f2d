import { suggestColours } from '@lobby/merchant/theme'
import { lightnessOf } from './readLogo.ts'
import type { Wishes } from './wishes.ts'

/** Under this a logo is a dark one: it is not seen on a dark page. */
const darkUnder = 0.35

/**
 * The ground of a new brand, its colours, and why they are these: the ground that the logo brings along, if the brand colour can be read on it as it is; what `--mode` says; else what
 * the logo is best seen on, or a dark one without a logo, as long as the brand colour can be read on it as it is.
 * @returns null if nothing can be read in the mode that was asked for.
 */
export async function groundFor({ brand, mode, logo }: Pick<Wishes, 'brand' | 'mode' | 'logo'>) {
  const own = logo?.ground ?? null
  const onOwn = own === null ? null : suggestColours(brand, mode === undefined ? ['light', 'dark'] : [mode], own)
  if (onOwn !== null && !onOwn.moved)
    return { theme: onOwn, why: `the logo has a ground of its own, ${onOwn.colours.page}, which is the page now` }
  const lightness = logo === null ? 0 : await lightnessOf(logo.logo)
  const isDark = logo !== null && lightness < darkUnder
  const [first, second] = isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const theme = suggestColours(brand, mode === undefined ? [first, second] : [mode])
  if (theme === null) return null
  if (mode !== undefined) return { theme, why: '--mode says' }
  const measured = `the logo is ${isDark ? 'dark' : 'light'} (${Math.round(lightness * 100)} % of white)`
  if (theme.mode !== first) {
    const alone = `the brand colour can be read as it is on a ${theme.mode} ground alone`
    return { theme, why: logo === null ? alone : `${measured}, but ${alone}` }
  }
  return { theme, why: logo === null ? 'the brand colour can be read on it' : `${measured} and is best seen on it` }
}
