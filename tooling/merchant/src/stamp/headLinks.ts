import type { Brand } from './brand.ts'
import type { Link } from './document.ts'

/** What the head links to of a brand: its hosts, to be connected to at once, and its icons. */
export function headLinks({ merchant, icons }: Brand): Link[] {
  const origins = [merchant.apiBase, ...merchant.images.hosts]
    .filter((base) => /^https?:/.test(base))
    .map((base) => new URL(base).origin)
  const icon = icons.find(({ kind }) => kind === 'any')
  const apple = icons.find(({ kind }) => kind === 'apple')
  return [
    ...[...new Set(origins)].map((href) => ({ rel: 'preconnect', href })),
    ...(icon === undefined ? [] : [{ rel: 'icon', type: 'image/png', href: icon.src }]),
    ...(apple === undefined ? [] : [{ rel: 'apple-touch-icon', href: apple.src }]),
  ]
}
