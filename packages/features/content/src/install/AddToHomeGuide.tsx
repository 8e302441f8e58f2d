import { useLanguage, useText, type MessageId } from '@lobby/i18n'
import { browserLink, pageAddress, type Device } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { isAllowedUrl } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { buttonClass, CopyText, InlineNotice } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import styles from './AddToHomeGuide.module.css'
import type { AddToHomeWay } from './addToHomeWay.ts'
import { downloadQuery } from './downloadQuery.ts'
import { needsLegacyTips, offersOf } from './offers.ts'
import { StepPicture, type StepKind } from './StepPicture.tsx'

export interface AddToHomeGuideProps {
  readonly open: boolean
  /** Called when the player hides the guide: by the close button, Back, Escape or a press outside. */
  readonly onHide: () => void
  readonly way: Exclude<AddToHomeWay, 'prompt'>
  readonly device: Device
}

type Step = readonly [picture: StepKind, text: MessageId]

const steps: Readonly<Record<AddToHomeGuideProps['way'], readonly Step[]>> = {
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

/** The add-to-home guide (specification part 2, section 2.13): drawn steps for the current browser. */
export function AddToHomeGuide({ open, onHide, way, device }: AddToHomeGuideProps) {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const merchant = useMerchant()
  const links = useQuery({ ...downloadQuery(api, language), enabled: device.system === 'ios' }).data ?? []
  const profile = offersOf(links, device, (url) => isAllowedUrl('service', url, merchant)).find(
    ({ type, fits }) => type === 'MOBILECONFIG' && fits,
  )
  const elsewhere = way === 'browser' || way === 'safari'
  const browser = elsewhere ? browserLink(pageAddress()) : null
  return (
    <Sheet
      open={open}
      title={t('install.offer', { name: merchant.name })}
      closeLabel={t('core.close')}
      onOpenChange={(next) => !next && onHide()}>
      <div className={styles.guide}>
        <ol className={styles.steps}>
          {steps[way].map(([picture, text]) => (
            <li key={text} className={styles.step}>
              <StepPicture of={picture} />
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        {needsLegacyTips(device) && (
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
              <a className={buttonClass({ tone: 'brand', wide: true })} href={browser}>
                {t('install.browser')}
              </a>
            )}
            <CopyText text={pageAddress()} label={t('install.copy')} doneLabel={t('install.copied')} />
          </div>
        )}
        {profile && !elsewhere && (
          <div className={styles.actions}>
            <p className={styles.or}>{t('install.profile.offer')}</p>
            <a className={buttonClass({ wide: true })} href={profile.url}>
              {t('install.profile.get')}
            </a>
          </div>
        )}
      </div>
    </Sheet>
  )
}
