import { folders, type Skin } from 'virtual:lobby/folders'
import type { MerchantAsset } from '@lobby/merchant'
import { setThemeTextValue, validateThemeText } from '@lobby/merchant/theme-text'
import { labPropertyNames, labProperties, decodeLabTheme, type LabTheme } from '../lab/labTheme.ts'
import { createLabSkin } from '../lab/createLabSkin.ts'
import { LAB_MERCHANT_ID, type ToolbarValues } from './toolbar.ts'

/** Replaces the paths of a merchant folder's files by their URLs. */
function replacePaths(skin: Skin, addresses: Readonly<Record<string, string>>): Skin {
  const asset = (given: MerchantAsset): MerchantAsset => ({ ...given, src: addresses[given.src] ?? given.src })
  const { logo, hero, licence } = skin.merchant
  const picture = licence.image === null ? null : asset(licence.image)
  return {
    ...skin,
    merchant: { ...skin.merchant, logo: asset(logo), hero: asset(hero), licence: { ...licence, image: picture } },
    css: skin.css.replaceAll(/url\("([^"]+)"\)/g, (_, path: string) => `url("${addresses[path] ?? path}")`),
  }
}

const read = folders.map(({ skin, addresses, themeText }) => ({ skin: replacePaths(skin, addresses), themeText }))

/** The skins of all merchant folders without mistakes, sorted by id. */
export const merchantSkins: readonly Skin[] = read.map(({ skin }) => skin)

/**
 * Returns a merchant's skin and the text of its `theme.jsonc`. For `all` and for an unknown id, returns the skin and
 * the text of the first merchant.
 */
export function getMerchantSkinAndThemeText(merchant: string): (typeof read)[number] {
  const found = read.find(({ skin }) => skin.merchant.id === merchant) ?? read[0]
  if (!found) throw new Error('There is no merchant folder without mistakes. Run: npm run merchant -- doctor')
  return found
}

/** Returns the text of `theme.jsonc` for a theme that was made in the skin lab. */
export function formatLabTheme({ merchant, changed }: LabTheme): string {
  const names = labPropertyNames.filter((name) => changed[name] !== undefined)
  return names.reduce(
    (text, name) => setThemeTextValue(text, labProperties[name].path, changed[name]),
    getMerchantSkinAndThemeText(merchant).themeText,
  )
}

let made: { readonly code: string; readonly skin: Skin } | undefined

/**
 * Returns the skin that the toolbar selects: the skin of a merchant, or a skin that was made in the skin lab. Returns
 * the same object for the same arguments.
 */
export function getToolbarSkin({ merchant, skin: code }: Pick<ToolbarValues, 'merchant' | 'skin'>): Skin {
  const look = merchant === LAB_MERCHANT_ID ? decodeLabTheme(code) : null
  if (!look) return getMerchantSkinAndThemeText(merchant).skin
  if (made?.code !== code) {
    const base = getMerchantSkinAndThemeText(look.merchant).skin
    const { content } = validateThemeText(formatLabTheme(look))
    made = { code, skin: content ? createLabSkin(base, content).skin : base }
  }
  return made.skin
}
