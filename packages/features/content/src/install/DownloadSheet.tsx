import { useText, type MessageId } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { List, ListRow, Picture } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { Apple, Settings2, Smartphone, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './DownloadSheet.module.css'
import type { OfferType } from './offers.ts'
import type { DownloadOffer } from './useDownloadOffer.ts'

const rows: Readonly<Record<OfferType, { readonly icon: ReactNode; readonly label: MessageId; readonly hint: MessageId }>> = {
  Android: { icon: <Smartphone />, label: 'install.android', hint: 'install.android.hint' },
  MOBILECONFIG: { icon: <Settings2 />, label: 'install.profile', hint: 'install.profile.hint' },
  IOS: { icon: <Apple />, label: 'install.ios', hint: 'install.ios.hint' },
}

export interface DownloadSheetProps {
  readonly offer: DownloadOffer
  readonly onClose: () => void
}

/** The download popup: the merchant's apps, and an entry for the home screen that is always disabled (C20). */
export function DownloadSheet({ offer: { offers, icon, words }, onClose }: DownloadSheetProps) {
  const t = useText()
  const { name } = useMerchant()
  const hosts = useImageHosts()
  return (
    <Sheet open title={t('install.title', { name })} closeLabel={t('core.close')} onOpenChange={(open) => !open && onClose()}>
      <div className={styles.sheet}>
        <div className={styles.app}>
          <Picture className={styles.icon ?? ''} path={icon} hosts={hosts} alt="" name={name} width={64} height={64} priority />
          <p>{words || t('install.words', { name })}</p>
        </div>
        <List label={t('install.title', { name })}>
          {offers.map(({ type, url, fits }) => (
            <ListRow
              key={type}
              icon={rows[type].icon}
              label={t(rows[type].label)}
              hint={t(fits ? 'install.fits' : rows[type].hint)}
              renderLink={(className, content) => (
                <a className={className} href={url} data-fits={fits || undefined}>
                  {content}
                </a>
              )}
            />
          ))}
          <ListRow icon={<SquarePlus />} label={t('install.home')} hint={t('install.home.hint')} disabled onPress={() => undefined} />
        </List>
      </div>
    </Sheet>
  )
}
