import type { Capability } from '@lobby/merchant'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImageHosts } from '../media/index.ts'
import { useMerchant } from '../merchant/index.ts'
import { memberRoutes } from './routes/memberRoutes.ts'
import { parseSafePath } from './routes/parseSafePath.ts'
import { routes } from './routes/routes.ts'
import { isAllowedUrl } from './safeNavigate.ts'

/** The target of a link in an editor's content: a path of the site (`own`), or a URL that opens in a new window. */
export interface ContentLink {
  readonly href: string
  readonly own?: boolean
}

/** The pages that exist only if the merchant has a certain feature flag, each with that flag. */
const flagOfPage: Readonly<Record<string, Capability>> = {
  [routes.rewards()]: 'rewardCentre',
  [memberRoutes.benefits()]: 'memberClub',
}

const noPaths: readonly string[] = []

/**
 * Returns the props by which `RichText` decides which pictures to load and where links lead. Safe paths of the site
 * open in the site. The merchant's service URLs, mail and telephone links open separately. Any other link, and a link
 * to a page that the merchant does not have, becomes plain text.
 *
 * @param more More paths of the site to which this content may lead, matched exactly. The caller passes only pages that
 *   the merchant has.
 */
export function useRichTextLinks(more: readonly string[] = noPaths) {
  const merchant = useMerchant()
  const imageHosts = useImageHosts()
  const navigate = useNavigate()
  const resolveLink = useCallback(
    (url: URL): ContentLink | null => {
      if (url.origin === globalThis.location.origin) {
        const path = url.pathname + url.search
        const own = more.includes(path) ? path : parseSafePath(path)
        const flag = own === null ? undefined : flagOfPage[own]
        if (own !== null && (flag === undefined || merchant.flags.includes(flag))) return { href: own, own: true }
      }
      const isExternal =
        url.protocol === 'mailto:' || url.protocol === 'tel:' || isAllowedUrl('service', url.href, merchant)
      return isExternal ? { href: url.href } : null
    },
    [merchant, more],
  )
  const onFollow = useCallback((path: string) => void navigate(path), [navigate])
  return useMemo(() => ({ imageHosts, resolveLink, onFollow }), [imageHosts, resolveLink, onFollow])
}
