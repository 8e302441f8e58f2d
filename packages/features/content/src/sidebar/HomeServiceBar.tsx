import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { isAllowedUrl, Link, routes } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Headset, MessageCircleQuestionMark, X } from '@lobby/ui/icons'
import { useEffect, useId, useRef, useState } from 'react'
import { SocialChannelLogo } from './SocialChannelLogo.tsx'
import { socialLinksQuery } from './socialLinks.ts'
import styles from './HomeServiceBar.module.css'

/**
 * Renders the service bar at the side of home (specification part 2, section 2.16). A press fetches the links and opens
 * a menu with customer service and the merchant's social channels. Leaves out channels whose URL the merchant does not
 * allow.
 */
export function HomeServiceBar() {
  const t = useText()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const left = new AbortController()
    // Use the capture phase, because in the bubble phase React has already removed a pressed icon from the document.
    // The press would then seem to be outside the bar.
    document.addEventListener('click', ({ target }) => root.current?.contains(target as Node) || setOpen(false), {
      signal: left.signal,
      capture: true,
    })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      },
      { signal: left.signal },
    )
    return () => left.abort()
  }, [open])

  return (
    <>
      {/* This element covers the page below the menu. A press on it only closes the menu. */}
      {open && <div className={styles.scrim} aria-hidden="true" />}
      <aside ref={root} className={styles.bar} aria-label={t('explore.side')}>
        {open && (
          <ul id={id} className={styles.channels}>
            <li>
              <Link className={styles.channel} to={routes.service()}>
                <span className={styles.name}>{t('core.service')}</span>
                <span className={styles.mark}>
                  <MessageCircleQuestionMark aria-hidden />
                </span>
              </Link>
            </li>
            <Channels />
          </ul>
        )}
        <button
          ref={button}
          type="button"
          className={styles.press}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t('explore.side.open')}
          onClick={() => setOpen(!open)}>
          {open ? <X aria-hidden /> : <Headset aria-hidden />}
        </button>
      </aside>
    </>
  )
}

function Channels() {
  const t = useText()
  const { language } = useLanguage()
  const merchant = useMerchant()
  const links = useQuery(socialLinksQuery(useApi(), language))
  const failure = useQueryFailureProps()
  const { data, error } = links
  if (data) {
    return data
      .filter(({ url }) => isAllowedUrl('service', url, merchant))
      .map(({ type, url }) => (
        <li key={type}>
          <a className={styles.channel} href={url} target="_blank" rel="noopener noreferrer">
            <span className={styles.name}>{t(`explore.side.${type}`)}</span>
            <span className={styles.mark}>
              <SocialChannelLogo type={type} />
            </span>
          </a>
        </li>
      ))
  }
  if (error) {
    return (
      <li className={styles.failed}>
        <ErrorState compact title={t('explore.side.failed')} {...failure(links)} />
      </li>
    )
  }
  return [0, 1, 2, 3].map((key) => (
    <li key={key} className={styles.awaited} aria-busy>
      <Skeleton shape="circle" />
    </li>
  ))
}
