import type { Capability } from '@lobby/merchant'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImageHosts } from '../media/index.ts'
import { useMerchant } from '../merchant/index.ts'
import { memberRoutes } from './routes/memberRoutes.ts'
import { ownPath } from './routes/ownPath.ts'
import { routes } from './routes/routes.ts'
import { isAllowedUrl } from './safeNavigate.ts'

/** Where a link of an editor's content leads: a path of the site, or an address apart. */
export interface ContentLink {
  readonly href: string
  readonly own?: boolean
}

/** Pages that content may lead to, and that are there with a flag alone. */
const switched: Readonly<Record<string, Capability>> = {
  [routes.rewards()]: 'rewardCentre',
  [memberRoutes.benefits()]: 'memberClub',
}

const none: readonly string[] = []

/**
 * What `RichText` asks of the site: which pictures it may show, and where a link leads. Paths of the site that may be led to stay in it;
 * the merchant's service addresses, mail and telephone open apart; of anything else, and of a page that the merchant has not, the words
 * alone remain.
 *
 * @param more Further addresses of the site that this content may lead to, to the letter; the caller says those alone that the merchant has.
 */
export function useRichLinks(more: readonly string[] = none) {
  const merchant = useMerchant()
  const imageHosts = useImageHosts()
  const navigate = useNavigate()
  const resolveLink = useCallback(
    (url: URL): ContentLink | null => {
      if (url.origin === globalThis.location.origin) {
        const named = url.pathname + url.search
        const own = more.includes(named) ? named : ownPath(named)
        const flag = own === null ? undefined : switched[own]
        if (own !== null && (flag === undefined || merchant.flags.includes(flag))) return { href: own, own: true }
      }
      const apart = url.protocol === 'mailto:' || url.protocol === 'tel:' || isAllowedUrl('service', url.href, merchant)
      return apart ? { href: url.href } : null
    },
    [merchant, more],
  )
  const onFollow = useCallback((path: string) => void navigate(path), [navigate])
  return useMemo(() => ({ imageHosts, resolveLink, onFollow }), [imageHosts, resolveLink, onFollow])
}
