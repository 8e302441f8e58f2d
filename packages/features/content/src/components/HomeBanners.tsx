import { useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Carousel, Picture } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bannersQuery, homeAnnouncementsQuery, type Banner } from '../queries/home.ts'
import styles from './HomeBanners.module.css'

export interface HomeBannersProps {
  /** A banner was tapped; the parent decides where it leads (specification part 1, section 2). */
  readonly onOpen: (banner: Banner) => void
  /** Whether a tap on this banner leads anywhere. */
  readonly leadsSomewhere: (banner: Banner) => boolean
}

const size = { width: 750, height: 320 }

/**
 * Home's banners. The first are those of the last visit (CALL-035), else the merchant's own slide, until the platform's have come; they stay
 * when those do not: a missing banner is nothing that a player could mend.
 */
export function HomeBanners({ onOpen, leadsSomewhere }: HomeBannersProps) {
  const t = useText()
  const { language } = useLanguage()
  const hosts = useImageHosts()
  const { hero, name } = useMerchant()
  const user = useSession()?.userName ?? null
  const api = useApi()
  const home = useQuery(homeAnnouncementsQuery(api, user, language))
  // What is kept for the next visit waits until this one has its own.
  const kept = useQuery({ ...bannersQuery(api, useStorage(), language), enabled: !home.isPending })
  const banners = home.data?.banners ?? kept.data ?? []

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
        const picture = index === 0 ? <Replaced by={own} src={hero.src} /> : own
        return {
          key: String(banner.id),
          content: leadsSomewhere(banner) ? (
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
      awaited={banners.length === 0}
    />
  )
}

/** The first slide that is painted stays in sight until the platform's own is here: replaced in place, never by a hole. */
function Replaced({ src, by }: { readonly src: string; readonly by: ReactNode }) {
  return (
    <div>
      <div className={styles.replaced}>
        <img src={src} alt="" width={size.width} height={size.height} decoding="sync" />
        {by}
      </div>
    </div>
  )
}
