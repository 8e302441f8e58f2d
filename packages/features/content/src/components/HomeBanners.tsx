import { useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Carousel, Picture } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bannersQuery, homeAnnouncementsQuery, type HomeBanner } from '../queries/home.ts'
import styles from './HomeBanners.module.css'

export interface HomeBannersProps {
  /** Called when the player taps a banner. The parent decides which page opens (specification part 1, section 2). */
  readonly onOpen: (banner: HomeBanner) => void
  /** Returns true if a tap on the banner opens a page. */
  readonly hasTarget: (banner: HomeBanner) => boolean
}

const size = { width: 750, height: 320 }

/**
 * Renders the carousel of banners on home. Until the platform's banners load, shows the banners that the last visit
 * stored (CALL-035), or the merchant's own banner if there are none. Shows no error if the banners fail to load.
 */
export function HomeBanners({ onOpen, hasTarget }: HomeBannersProps) {
  const t = useText()
  const { language } = useLanguage()
  const hosts = useImageHosts()
  const { hero, name } = useMerchant()
  const user = useSession()?.userName ?? null
  const api = useApi()
  const home = useQuery(homeAnnouncementsQuery(api, user, language))
  // Fetch the common banners after the announcements of home, because the common banners are mainly for the next visit.
  const commonBanners = useQuery({ ...bannersQuery(api, useStorage(), language), enabled: !home.isPending })
  const banners = home.data?.banners ?? commonBanners.data ?? []

  const slides = banners.length
    ? banners.map((banner, index) => {
        const own = (
          <Picture
            path={banner.url}
            hosts={hosts}
            alt={banner.title}
            {...size}
            priority={index === 0}
            name={banner.title}
          />
        )
        const picture = index === 0 ? <CoveredHero by={own} src={hero.src} /> : own
        return {
          key: String(banner.id),
          content: hasTarget(banner) ? (
            <button className={styles.tap} type="button" onClick={() => onOpen(banner)}>
              {picture}
            </button>
          ) : (
            picture
          ),
        }
      })
    : [{ key: 'hero', content: <Picture path={hero.src} hosts={['']} alt={name} {...size} priority name={name} /> }]

  return (
    <Carousel
      label={t('core.banners.label')}
      slides={slides}
      slideLabel={(n, of) => t('core.banners.slide', { n, of })}
      loading={banners.length === 0}
    />
  )
}

/**
 * Renders the merchant's own banner behind the platform's first banner, so that no gap is visible until the platform's
 * picture has loaded.
 */
function CoveredHero({ src, by }: { readonly src: string; readonly by: ReactNode }) {
  return (
    <div>
      <div className={styles.replaced}>
        <img src={src} alt="" width={size.width} height={size.height} decoding="sync" />
        {by}
      </div>
    </div>
  )
}
