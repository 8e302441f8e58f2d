import { useLanguage } from '@lobby/i18n'
import { readDevice, type DeviceSource } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { isAllowedUrl } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { templateQuery } from '@lobby/platform/startup'
import { useQuery } from '@tanstack/react-query'
import { downloadLinksQuery } from './downloadLinksQuery.ts'
import { listDownloadOptions, type DownloadOption } from './downloads.ts'
import { getColoursIfReadable, type TextColours } from './getColoursIfReadable.ts'

export interface DownloadOffer {
  /** The downloads to offer; downloads for the current device come first. */
  readonly offers: readonly DownloadOption[]
  /** The path of the app's icon on an image host. */
  readonly icon: string
  /** The text about the app that the platform sends; an empty string if it sends none. */
  readonly words: string
  /** The colours that the platform sends; null to use the theme's colours. */
  readonly colours: TextColours | null
}

/** Returns true for a valid path on an image host. */
const isPath = (text: string | undefined): text is string =>
  text !== undefined && /^(?:\/\w[\w.-]{0,80}){1,6}$/.test(text)

/**
 * Returns the downloads and their appearance (specification part 2, section 2.12), or null until both calls have
 * responded. The list of downloads may be empty.
 */
export function useDownloadOffer(signs?: DeviceSource): DownloadOffer | null {
  const api = useApi()
  const { language } = useLanguage()
  const merchant = useMerchant()
  const links = useQuery(downloadLinksQuery(api, language)).data
  const { data: template, isPending } = useQuery(templateQuery(api, language))
  if (!links || isPending) return null
  const offers = listDownloadOptions(links, readDevice(signs), (url) => isAllowedUrl('service', url, merchant))
  const iconPath = links.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url
  return {
    offers,
    icon: isPath(iconPath) ? iconPath : `/icon/${merchant.id}.webp`,
    words: template?.app_desc ?? '',
    colours: template ? getColoursIfReadable(template.app_background, template.app_desc_font_color) : null,
  }
}
