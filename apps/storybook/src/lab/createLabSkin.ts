import { calculateContrasts, deriveTheme, formatThemeCss, type ContrastFailure } from '@lobby/merchant/theme'
import type { ThemeContent } from '@lobby/merchant/theme-text'
import type { Skin } from 'virtual:lobby/folders'

const system = { text: null, display: null, digits: null }

/**
 * Returns a merchant's skin with another theme. The fonts do not change, because only the merchant's folder has font
 * files.
 *
 * @returns The skin, and the colours of the theme that fail a contrast check.
 */
export function createLabSkin(
  base: Skin,
  { mode, colours, radius, layout }: ThemeContent,
): { readonly skin: Skin; readonly failures: readonly ContrastFailure[] } {
  const { theme, failures } = deriveTheme({ mode, colours, radius, layout, fonts: system })
  const { 'font-text': text, 'font-display': display, 'font-digits': digits } = base.tokens
  const tokens = { ...theme.tokens, 'font-text': text, 'font-display': display, 'font-digits': digits }
  const faces = base.css.slice(0, base.css.indexOf(':root{'))
  const css = `${faces}${formatThemeCss({ ...theme, tokens, fontFaces: '' })}`
  const contrasts = calculateContrasts(colours, mode === 'dark')
  const merchant = { ...base.merchant, name: `${base.merchant.name}, edited`, layout }
  return { skin: { ...base, mode, tokens, css, contrasts, merchant }, failures }
}
