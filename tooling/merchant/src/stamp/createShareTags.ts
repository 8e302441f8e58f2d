import type { PublicMerchant } from '@lobby/merchant'
import { isLoopbackHost } from '@lobby/merchant/reader'
import { formatAttributes } from './html.ts'

/** The values that other sites and search engines show of a document. */
export interface ShareTagValues {
  readonly title: string
  readonly description: string
  /** The public origin of the site. Undefined if the site has no public host. */
  readonly origin: string | undefined
  /** The path of the page, if the document is of one page only. */
  readonly path?: string
  /** The path of the picture of 1200 x 630 pixels. Undefined if the merchant has none. */
  readonly picture: string | undefined
}

/** Returns the origin under which players know a site: the first of its hosts that other machines reach. */
export function getPublicOrigin({ hosts }: Pick<PublicMerchant, 'hosts'>): string | undefined {
  const host = hosts.find((each) => !isLoopbackHost(each))
  return host === undefined ? undefined : `https://${host}`
}

/**
 * Returns the elements of a document head that search engines and other sites read: the description, the canonical URL,
 * and the card of a shared link (Open Graph, which Twitter reads too).
 */
export function createShareTags({ title, description, origin, path, picture }: ShareTagValues): string {
  const url = origin === undefined || path === undefined ? undefined : origin + path
  const image = origin === undefined || picture === undefined ? undefined : origin + picture
  const cards = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': url,
    'og:image': image,
  }
  return [
    `<meta${formatAttributes({ name: 'description', content: description })}>`,
    ...(url === undefined ? [] : [`<link${formatAttributes({ rel: 'canonical', href: url })}>`]),
    ...Object.entries(cards)
      .filter(([, content]) => content !== undefined)
      .map(([property, content]) => `<meta${formatAttributes({ property, content })}>`),
    ...(image === undefined
      ? []
      : [`<meta${formatAttributes({ name: 'twitter:card', content: 'summary_large_image' })}>`]),
  ].join('')
}
