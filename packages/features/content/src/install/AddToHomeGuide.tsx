import { useLanguage, useText, type MessageId } from '@lobby/i18n'
import { buildDefaultBrowserLink, getPageUrl, type Device } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { isAllowedUrl } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { getButtonClass, CopyTextButton, InlineNotice } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import styles from './AddToHomeGuide.module.css'
import type { AddToHomeMethod } from './getAddToHomeMethod.ts'
import { downloadLinksQuery } from './downloadLinksQuery.ts'
import { needsOldIosTips, listDownloadOptions } from './downloads.ts'
import { AddToHomeStepPicture, type AddToHomeStepKind } from './AddToHomeStepPicture.tsx'

export interface AddToHomeGuideProps {
  readonly open: boolean
  /** Called when the player closes the guide: by the close button, Back, Escape or a press outside the guide. */
  readonly onHide: () => void
  readonly method: Exclude<AddToHomeMethod, 'prompt'>
  readonly device: Device
}

type Step = readonly [picture: AddToHomeStepKind, text: MessageId]

const steps: Readonly<Record<AddToHomeGuideProps['method'], readonly Step[]>> = {
  share: [
    ['share', 'install.step.share'],
    ['add', 'install.step.add'],
    ['icon', 'install.step.icon'],
  ],
  menu: [
    ['menu', 'install.step.menu'],
    ['add', 'install.step.addMenu'],
    ['icon', 'install.step.icon'],
  ],
  safari: [
    ['address', 'install.step.safari'],
    ['share', 'install.step.share'],
    ['add', 'install.step.add'],
  ],
  browser: [
    ['menu', 'install.step.browser'],
    ['add', 'install.step.then'],
  ],
}

/**
 * Renders the add-to-home guide (specification part 2, section 2.13): the steps in the current browser, each with a
 * picture.
 */
export function AddToHomeGuide({ open, onHide, method, device }: AddToHomeGuideProps) {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const merchant = useMerchant()
  const links = useQuery({ ...downloadLinksQuery(api, language), enabled: device.system === 'ios' }).data ?? []
  const profile = listDownloadOptions(links, device, (url) => isAllowedUrl('service', url, merchant)).find(
    ({ type, isForDevice }) => type === 'MOBILECONFIG' && isForDevice,
  )
  const elsewhere = method === 'browser' || method === 'safari'
  const browser = elsewhere ? buildDefaultBrowserLink(getPageUrl()) : null
  return (
    <Sheet
      open={open}
      title={t('install.offer', { name: merchant.name })}
      closeLabel={t('core.close')}
      onOpenChange={(next) => !next && onHide()}>
      <div className={styles.guide}>
        <ol className={styles.steps}>
          {steps[method].map(([picture, text]) => (
            <li key={text} className={styles.step}>
              <AddToHomeStepPicture of={picture} />
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        {needsOldIosTips(device) && (
          <InlineNotice tone="info" silent>
            <strong>{t('install.legacy')}</strong>
            <ul className={styles.tips}>
              <li>{t('install.legacy.row')}</li>
              <li>{t('install.legacy.back')}</li>
            </ul>
          </InlineNotice>
        )}
        {elsewhere && (
          <div className={styles.actions}>
            {browser && (
              <a className={getButtonClass({ tone: 'brand', wide: true })} href={browser}>
                {t('install.browser')}
              </a>
            )}
            <CopyTextButton text={getPageUrl()} label={t('install.copy')} doneLabel={t('install.copied')} />
          </div>
        )}
        {profile && !elsewhere && (
          <div className={styles.actions}>
            <p className={styles.or}>{t('install.profile.offer')}</p>
            <a className={getButtonClass({ wide: true })} href={profile.url}>
              {t('install.profile.get')}
            </a>
          </div>
        )}
      </div>
    </Sheet>
  )
}
