import { suggestColours } from '@lobby/merchant/theme'
import { measureLogoLightness } from './readLogo.ts'
import type { NewMerchantOptions } from './readNewMerchantOptions.ts'

/** The lightness below which a logo counts as dark. A dark logo is hard to see on a dark page. */
const MAX_DARK_LIGHTNESS = 0.35

/**
 * Chooses the page colour and the other colours of a new theme, and explains the choice. Uses the opaque background of
 * the logo as the page colour if the unchanged brand colour is readable on it. Otherwise uses the mode (dark or light)
 * of `--mode`. Without that option, prefers the mode in which the logo is easiest to see.
 * @returns The theme and the reason. Null if nothing is readable in the requested mode.
 */
export async function chooseNewMerchantTheme({
  brand,
  mode,
  logo,
}: Pick<NewMerchantOptions, 'brand' | 'mode' | 'logo'>) {
  const own = logo?.ground ?? null
  const onOwn = own === null ? null : suggestColours(brand, mode === undefined ? ['light', 'dark'] : [mode], own)
  if (onOwn !== null && !onOwn.isAdjusted)
    return { theme: onOwn, why: `the logo has an opaque background, ${onOwn.colours.page}, which is now the page` }
  const lightness = logo === null ? 0 : await measureLogoLightness(logo.logo)
  const isDark = logo !== null && lightness < MAX_DARK_LIGHTNESS
  const [first, second] = isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const theme = suggestColours(brand, mode === undefined ? [first, second] : [mode])
  if (theme === null) return null
  if (mode !== undefined) return { theme, why: '--mode requires' }
  const measured = `the logo is ${isDark ? 'dark' : 'light'} (${Math.round(lightness * 100)} % of white)`
  if (theme.mode !== first) {
    const onlyMode = `the brand colour is readable unchanged only on a ${theme.mode} page`
    return { theme, why: logo === null ? onlyMode : `${measured}, but ${onlyMode}` }
  }
  return {
    theme,
    why: logo === null ? 'the brand colour is readable on it' : `${measured} and is easiest to see on it`,
  }
}
