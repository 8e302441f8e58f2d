import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImageHosts } from '../media/index.ts'
import { useMerchant } from '../merchant/index.ts'
import { ownPath } from '../routes/index.ts'
import { isAllowedUrl } from './safeNavigate.ts'

/** Where a link of an editor's content leads: a path of the site, or an address apart. */
export interface ContentLink {
  readonly href: string
  readonly own?: boolean
}

/**
 * What `RichText` asks of the site: which pictures it may show, and where a link leads. Paths of the site that may be led to stay in it;
 * the merchant's service addresses, mail and telephone open apart; of anything else the words alone remain.
 */
export function useRichLinks() {
  const merchant = useMerchant()
  const imageHosts = useImageHosts()
  const navigate = useNavigate()
  const resolveLink = useCallback(
    (url: URL): ContentLink | null => {
      const own = url.origin === globalThis.location.origin ? ownPath(url.pathname + url.search) : null
      if (own !== null) return { href: own, own: true }
      const apart = url.protocol === 'mailto:' || url.protocol === 'tel:' || isAllowedUrl('service', url.href, merchant)
      return apart ? { href: url.href } : null
    },
    [merchant],
  )
  const onFollow = useCallback((path: string) => void navigate(path), [navigate])
  return useMemo(() => ({ imageHosts, resolveLink, onFollow }), [imageHosts, resolveLink, onFollow])
}
