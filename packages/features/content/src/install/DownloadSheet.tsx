import { useText, type MessageId } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { List, ListRow, Picture } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { Apple, Settings2, Smartphone, SquarePlus } from '@lobby/ui/icons'
import { useId, type ReactNode } from 'react'
import styles from './DownloadSheet.module.css'
import type { DownloadOption, DownloadOptionType } from './downloads.ts'
import type { DownloadOffer } from './useDownloadOffer.ts'

const rows: Readonly<
  Record<DownloadOptionType, { readonly icon: ReactNode; readonly label: MessageId; readonly hint: MessageId }>
> = {
  Android: { icon: <Smartphone />, label: 'install.android', hint: 'install.android.hint' },
  MOBILECONFIG: { icon: <Settings2 />, label: 'install.profile', hint: 'install.profile.hint' },
  IOS: { icon: <Apple />, label: 'install.ios', hint: 'install.ios.hint' },
}

export interface DownloadSheetProps {
  readonly offer: DownloadOffer
  readonly onClose: () => void
}

/**
 * Renders the content of the download popup: the merchant's apps, and a row "add to home screen", which is always
 * disabled (C20 in decision 001).
 */
export function DownloadSheet({ offer: { offers, icon, words }, onClose }: DownloadSheetProps) {
  const t = useText()
  const { name } = useMerchant()
  const hosts = useImageHosts()
  const forDevice = offers.filter(({ isForDevice }) => isForDevice)
  const forOtherDevices = offers.filter(({ isForDevice }) => !isForDevice)
  const row = ({ type, url }: DownloadOption) => (
    <ListRow
      key={type}
      icon={rows[type].icon}
      label={t(rows[type].label)}
      hint={t(rows[type].hint)}
      renderLink={(className, content) => (
        <a className={className} href={url}>
          {content}
        </a>
      )}
    />
  )
  return (
    <Sheet
      open
      title={t('install.words', { name })}
      closeLabel={t('core.close')}
      onOpenChange={(open) => !open && onClose()}>
      <div className={styles.sheet}>
        <div className={styles.app}>
          <Picture
            className={styles.icon ?? ''}
            path={icon}
            hosts={hosts}
            alt=""
            name={name}
            width={64}
            height={64}
            priority
          />
          <p>{words || t('install.words', { name })}</p>
        </div>
        {forDevice.length > 0 && <Group title={t('install.here')}>{forDevice.map(row)}</Group>}
        <Group title={t('install.more')}>
          {forOtherDevices.map(row)}
          <ListRow
            icon={<SquarePlus />}
            label={t('install.home')}
            hint={t('install.home.hint')}
            disabled
            onPress={() => undefined}
          />
        </Group>
      </div>
    </Sheet>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <List>{children}</List>
    </section>
  )
}
