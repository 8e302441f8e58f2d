import type { PublicMerchant } from '@lobby/merchant'
import type { StampModule } from '../compiled/types.ts'
import type { SiteIcon } from './brand.ts'

export interface WebManifestContent {
  readonly icons: readonly SiteIcon[]
  /** The page colour of the theme. */
  readonly colour: string
  /** The default language, in the form of `<html lang>`. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The texts of the default language, by id. */
  readonly plain: Readonly<Record<string, string>>
  /** The shortcuts in the menu of the installed site's icon. */
  readonly shortcuts: StampModule['shortcuts']
}

/** The largest number of letters that fit under an icon on the home screen of a phone. */
const MAX_SHORT_NAME_LETTERS = 12

/**
 * Returns the name under the icon on the home screen: the short name in merchant.jsonc. Without a short name, returns
 * the first words of the merchant's name that fit, or the first letters of a long first word.
 */
export function getHomeScreenName({ name, shortName }: Pick<PublicMerchant, 'name' | 'shortName'>): string {
  if (shortName !== undefined) return shortName
  const words = name.split(' ')
  const fitting = words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .filter((part) => part.length <= MAX_SHORT_NAME_LETTERS)
  return fitting.at(-1) ?? [...(words[0] ?? name)].slice(0, MAX_SHORT_NAME_LETTERS).join('')
}

/** Returns the web manifest: the name, icons and colours of the site when a player installs it. */
export function createWebManifest(
  merchant: PublicMerchant,
  { icons, colour, lang, dir, plain, shortcuts }: WebManifestContent,
): string {
  const { name } = merchant
  const textOf = (id: string) => (plain[id] ?? '').replaceAll('{name}', () => name)
  const listed = icons
    .filter(({ kind }) => kind !== 'apple')
    .map(({ src, kind, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: kind }))
  return JSON.stringify({
    id: '/m/home',
    name,
    short_name: getHomeScreenName(merchant),
    description: textOf('core.home.title'),
    lang,
    dir,
    categories: ['games', 'entertainment'],
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: colour,
    theme_color: colour,
    icons: listed,
    shortcuts: shortcuts.map(({ text, url }) => ({
      name: textOf(text),
      url,
      icons: listed.filter(({ purpose, sizes }) => purpose === 'any' && sizes === '192x192'),
    })),
  })
}
