import { useLanguage } from '@lobby/i18n'
import { readDevice, type DeviceSigns } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { isAllowedUrl } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { templateQuery } from '@lobby/platform/startup'
import { useQuery } from '@tanstack/react-query'
import { downloadQuery } from './downloadQuery.ts'
import { offersOf, type Offer } from './offers.ts'
import { readableColours, type Colours } from './readableColours.ts'

export interface DownloadOffer {
  /** Everything that may be offered, what fits the device first. */
  readonly offers: readonly Offer[]
  /** Path of the app's picture below an image host. */
  readonly icon: string
  /** What an editor says of the app; empty where nobody says anything. */
  readonly words: string
  /** Null for those of the theme. */
  readonly colours: Colours | null
}

/** A path below an image host, to the letter. */
const isPath = (text: string | undefined): text is string =>
  text !== undefined && /^(?:\/\w[\w.-]{0,80}){1,6}$/.test(text)

/** What is offered for download, and how it looks (specification part 2, section 2.12); null until both are known. What is offered may be nothing. */
export function useDownloadOffer(signs?: DeviceSigns): DownloadOffer | null {
  const api = useApi()
  const { language } = useLanguage()
  const merchant = useMerchant()
  const links = useQuery(downloadQuery(api, language)).data
  const { data: template, isPending } = useQuery(templateQuery(api, language))
  if (!links || isPending) return null
  const offers = offersOf(links, readDevice(signs), (url) => isAllowedUrl('service', url, merchant))
  const given = links.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url
  return {
    offers,
    icon: isPath(given) ? given : `/icon/${merchant.id}.webp`,
    words: template?.app_desc ?? '',
    colours: template ? readableColours(template.app_background, template.app_desc_font_color) : null,
  }
}
