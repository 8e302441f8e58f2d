import type { PublicMerchant } from '@lobby/merchant'
import type { StampModule } from '../compiled/types.ts'
import type { Icon } from './brand.ts'

export interface ManifestLook {
  readonly icons: readonly Icon[]
  /** The page's ground. */
  readonly colour: string
  /** Of the default language, as `<html>` says it. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Id to text, the default language. */
  readonly plain: Readonly<Record<string, string>>
  /** What a long press on the installed icon offers. */
  readonly shortcuts: StampModule['shortcuts']
}

/** A phone has room for as many letters under an icon. */
const most = 12

/** What stands under the icon: the short name that the folder gives, the name if it fits, else its first words that do, or what has room of the first. */
export function shortNameOf({ name, shortName }: Pick<PublicMerchant, 'name' | 'shortName'>): string {
  if (shortName !== undefined) return shortName
  const words = name.split(' ')
  const fitting = words.map((_, index) => words.slice(0, index + 1).join(' ')).filter((part) => part.length <= most)
  return fitting.at(-1) ?? [...(words[0] ?? name)].slice(0, most).join('')
}

/** The web manifest: what the site is called and looks like once it stands on the home screen. */
export function webManifest(
  merchant: PublicMerchant,
  { icons, colour, lang, dir, plain, shortcuts }: ManifestLook,
): string {
  const { name } = merchant
  const say = (id: string) => (plain[id] ?? '').replaceAll('{name}', () => name)
  const listed = icons
    .filter(({ kind }) => kind !== 'apple')
    .map(({ src, kind, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: kind }))
  return JSON.stringify({
    id: '/m/home',
    name,
    short_name: shortNameOf(merchant),
    description: say('core.home.title'),
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
      name: say(text),
      url,
      icons: listed.filter(({ purpose, sizes }) => purpose === 'any' && sizes === '192x192'),
    })),
  })
}
