import type { PublicMerchant } from '@lobby/merchant'
import type { Icon } from './brand.ts'

/** The web manifest: what the site is called and looks like once it stands on the home screen. */
export function webManifest(
  merchant: PublicMerchant,
  { icons, colour, lang }: { icons: readonly Icon[]; colour: string; lang: string },
): string {
  return JSON.stringify({
    id: '/m/home',
    name: merchant.name,
    short_name: merchant.name,
    lang,
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: colour,
    theme_color: colour,
    icons: icons
      .filter(({ kind }) => kind !== 'apple')
      .map(({ src, kind, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: kind })),
  })
}
