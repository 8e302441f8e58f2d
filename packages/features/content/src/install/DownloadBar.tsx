import { useText } from '@lobby/i18n'
import { detectRunEnvironment, type DeviceSource, type EnvironmentSource } from '@lobby/platform/environment'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { IconButton, Picture } from '@lobby/ui'
import { X } from '@lobby/ui/icons'
import { lazy, Suspense, useRef, useState, type CSSProperties } from 'react'
import styles from './DownloadBar.module.css'
import { useDownloadOffer } from './useDownloadOffer.ts'
import { useDownloadBarHidden } from './useDownloadBarHidden.ts'
import { useScrollCorrectionForTopBar } from './useScrollCorrectionForTopBar.ts'

const DownloadSheet = lazy(() => import('./installSheets.ts').then((module) => ({ default: module.DownloadSheet })))

export interface DownloadBarProps {
  /** True on home, the only screen that shows the bar. */
  readonly isOnHome: boolean
  /** The properties by which to detect the browser; by default those of the current browser. */
  readonly environment?: EnvironmentSource & DeviceSource
}

/**
 * Renders the bar at the top of home that offers the merchant's app (specification part 2, section 2.12). Appears only
 * in a browser, and only if the platform has a download for the device. Stays until the player closes it.
 */
export function DownloadBar({ isOnHome, environment }: DownloadBarProps) {
  const t = useText()
  const { name } = useMerchant()
  const hosts = useImageHosts()
  const offer = useDownloadOffer(environment)
  const [hidden, hide] = useDownloadBarHidden()
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const shown =
    isOnHome &&
    !hidden &&
    detectRunEnvironment(environment) === 'H5' &&
    offer?.offers.some(({ isForDevice }) => isForDevice) === true
  useScrollCorrectionForTopBar(bar, isOnHome, shown)
  if (!offer || (!shown && !open)) return null
  const { colours, icon } = offer
  const words = offer.words || t('install.words', { name })
  const look = colours && ({ '--bar-page': colours.background, '--bar-text': colours.text } as CSSProperties)
  return (
    <>
      {shown && (
        <aside
          ref={bar}
          className={styles.bar}
          aria-label={t('install.bar')}
          data-own={look !== null || undefined}
          {...(look && { style: look })}>
          <div className={styles.row}>
            <IconButton label={t('install.hide')} className={styles.close} onClick={hide}>
              <X />
            </IconButton>
            <Picture
              className={styles.icon ?? ''}
              path={icon}
              hosts={hosts}
              alt=""
              name={name}
              width={40}
              height={40}
              priority
            />
            <p className={styles.words} title={words}>
              {words}
            </p>
            <button type="button" className={styles.get} onClick={() => setOpen(true)}>
              {t('install.get')}
            </button>
          </div>
        </aside>
      )}
      {open && (
        <Suspense fallback={null}>
          <DownloadSheet offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
