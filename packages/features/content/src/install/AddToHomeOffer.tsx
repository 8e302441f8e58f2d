import { useText } from '@lobby/i18n'
import {
  detectInAppBrowser,
  readDevice,
  detectRunEnvironment,
  useInstallPrompt,
  type DeviceSource,
  type EnvironmentSource,
} from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Button, IconButton, Picture } from '@lobby/ui'
import { useImageHosts } from '@lobby/platform/media'
import { X } from '@lobby/ui/icons'
import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './AddToHomeOffer.module.css'
import { getAddToHomeMethod } from './getAddToHomeMethod.ts'

/**
 * A ref callback. Sets the CSS property `--foot` on the root element to the height in pixels that this element covers
 * at the bottom of the screen. Other elements use `--foot` to stay above this element. Removes `--foot` on unmount.
 */
function publishHeight(element: HTMLElement): () => void {
  const root = document.documentElement
  const publish = () =>
    root.style.setProperty('--foot', `${parseFloat(getComputedStyle(element).insetBlockEnd) + element.offsetHeight}px`)
  const observer = new ResizeObserver(publish)
  observer.observe(element)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--foot')
  }
}

const AddToHomeGuide = lazy(() => import('./installSheets.ts').then((module) => ({ default: module.AddToHomeGuide })))

export interface AddToHomeOfferProps {
  /** True on home, the only screen that shows the offer. */
  readonly isOnHome: boolean
  /** The properties by which to detect the browser; by default those of the current browser. */
  readonly environment?: EnvironmentSource & DeviceSource
  /** True if the browser supports an install dialog. */
  readonly supportsPrompt?: boolean
}

/**
 * Offers to add the site to the home screen: to a signed-in member, or to a guest who returns to home from another
 * screen. Does not offer again after the player has dismissed or accepted the offer.
 */
export function AddToHomeOffer({
  isOnHome,
  environment,
  supportsPrompt = 'onbeforeinstallprompt' in window,
}: AddToHomeOfferProps) {
  const t = useText()
  const { name, id } = useMerchant()
  const hosts = useImageHosts()
  const storage = useStorage()
  const session = useSession()
  const prompt = useInstallPrompt()
  const [isDismissed, setIsDismissed] = useState(() => storage.get('addToHomeGone') === true)
  const [guide, setGuide] = useState(false)
  useEffect(() => {
    if (!isOnHome) storage.set('beenElsewhere', true)
  }, [isOnHome, storage])

  const dismiss = () => {
    storage.set('addToHomeGone', true)
    setGuide(false)
    setIsDismissed(true)
  }
  useEffect(() => {
    window.addEventListener('appinstalled', dismiss)
    return () => window.removeEventListener('appinstalled', dismiss)
  })

  const device = readDevice(environment)
  const method = getAddToHomeMethod({
    device,
    inApp: detectInAppBrowser(environment?.userAgent),
    hasPrompt: prompt !== null,
    supportsPrompt,
  })
  if (
    !isOnHome ||
    isDismissed ||
    method === null ||
    detectRunEnvironment(environment) !== 'H5' ||
    !(session || storage.get('beenElsewhere'))
  )
    return null
  const onAdd = async () => {
    if (method !== 'prompt') return setGuide(true)
    await prompt?.()
    dismiss()
  }
  return (
    <>
      <aside ref={publishHeight} className={styles.offer} aria-label={t('install.offer', { name })}>
        <Picture
          className={styles.icon ?? ''}
          path={`/icon/${id}.webp`}
          hosts={hosts}
          alt=""
          name={name}
          width={44}
          height={44}
        />
        <div className={styles.words}>
          <p className={styles.title}>{t('install.offer', { name })}</p>
          <p className={styles.text}>{t('install.offer.text')}</p>
        </div>
        <Button tone="brand" size="s" onClick={() => void onAdd()}>
          {t(method === 'prompt' ? 'install.offer.add' : 'install.offer.how')}
        </Button>
        <IconButton label={t('core.dismiss')} className={styles.close} onClick={dismiss}>
          <X />
        </IconButton>
      </aside>
      {method !== 'prompt' && guide && (
        <Suspense fallback={null}>
          <AddToHomeGuide open method={method} device={device} onHide={dismiss} />
        </Suspense>
      )}
    </>
  )
}
