import { folders, type Skin } from 'virtual:lobby/folders'
import type { Asset } from '@lobby/merchant'
import { changeThemeText, checkThemeText } from '@lobby/merchant/theme-text'
import { choiceNames, choices, parseLook, type Look } from '../lab/choices.ts'
import { createLabSkin } from '../lab/createLabSkin.ts'
import { LAB_MERCHANT, type Toolbar } from './toolbar.ts'

/** Replaces the paths of a merchant folder's files by their URLs. */
function replacePaths(skin: Skin, addresses: Readonly<Record<string, string>>): Skin {
  const asset = (given: Asset): Asset => ({ ...given, src: addresses[given.src] ?? given.src })
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
export const skins: readonly Skin[] = read.map(({ skin }) => skin)

/**
 * Returns a merchant's skin and the text of its `theme.jsonc`. For `all` and for an unknown id, returns those of the
 * first merchant.
 */
export function getFolder(merchant: string): (typeof read)[number] {
  const found = read.find(({ skin }) => skin.merchant.id === merchant) ?? read[0]
  if (!found) throw new Error('There is no merchant folder without mistakes. Run: npm run merchant -- doctor')
  return found
}

/** Returns the text of `theme.jsonc` for a theme that was made in the skin lab. */
export function formatTheme({ of, changed }: Look): string {
  const names = choiceNames.filter((name) => changed[name] !== undefined)
  return names.reduce((text, name) => changeThemeText(text, choices[name].path, changed[name]), getFolder(of).themeText)
}

let made: { readonly code: string; readonly skin: Skin } | undefined

/**
 * Returns the skin that the toolbar selects: the skin of a merchant, or a skin that was made in the skin lab. Returns
 * the same object for the same arguments.
 */
export function getSkin({ merchant, skin: code }: Pick<Toolbar, 'merchant' | 'skin'>): Skin {
  const look = merchant === LAB_MERCHANT ? parseLook(code) : null
  if (!look) return getFolder(merchant).skin
  if (made?.code !== code) {
    const base = getFolder(look.of).skin
    const { content } = checkThemeText(formatTheme(look))
    made = { code, skin: content ? createLabSkin(base, content).skin : base }
  }
  return made.skin
}
