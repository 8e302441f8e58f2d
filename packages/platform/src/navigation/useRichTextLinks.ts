import type { Capability } from '@lobby/merchant'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImageHosts } from '../media/index.ts'
import { useMerchant } from '../merchant/index.ts'
import { memberRoutes } from './routes/memberRoutes.ts'
import { parseSafePath } from './routes/parseSafePath.ts'
import { routes } from './routes/routes.ts'
import { isAllowedUrl } from './safeNavigate.ts'

/**
 * The target of a link in a text that an editor wrote: a path of the site (`own`), or a URL that opens in a new window.
 */
export interface RichTextLinkTarget {
  readonly href: string
  readonly own?: boolean
}

/** The paths of pages that exist only with a feature flag, each with its flag. */
const flagOfPage: Readonly<Record<string, Capability>> = {
  [routes.rewards()]: 'rewardCentre',
  [memberRoutes.benefits()]: 'memberClub',
}

const noPaths: readonly string[] = []

/**
 * Returns the props of `RichText` that decide which pictures it loads and which links it renders. A link to an unknown
 * or unsafe URL, or to a page that the merchant does not have, becomes plain text.
 *
 * @param more More paths to which the text may link. A link must be exactly one of them. Pass only pages that the
 *   merchant has.
 */
export function useRichTextLinks(more: readonly string[] = noPaths) {
  const merchant = useMerchant()
  const imageHosts = useImageHosts()
  const navigate = useNavigate()
  const resolveLink = useCallback(
    (url: URL): RichTextLinkTarget | null => {
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
