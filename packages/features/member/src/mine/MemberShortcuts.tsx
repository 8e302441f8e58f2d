import { useText } from '@lobby/i18n'
import { MemberLink } from '@lobby/platform/navigation'
import { Smartphone } from '@lobby/ui/icons'
import { memberCentreEntries } from '../model/entries.ts'
import { memberEntryIcons } from './memberEntryIcons.tsx'
import styles from './MemberShortcuts.module.css'

export interface MemberShortcutsProps {
  /** True to show the tile that opens the benefits of the VIP level. */
  readonly benefits: boolean
  readonly onDownload: () => void
}

/**
 * Shows the shortcut tiles: one to the benefits of the VIP level and one to the download of the merchant's app
 * (specification part 2, section 2.4).
 */
export function MemberShortcuts({ benefits, onDownload }: MemberShortcutsProps) {
  const t = useText()
  return (
    <div className={styles.tiles}>
      {benefits && (
        <MemberLink className={styles.tile} data-tone="vip" to={memberCentreEntries.benefits.to}>
          <span aria-hidden="true">{memberEntryIcons.benefits}</span>
          {t('mine.benefits')}
        </MemberLink>
      )}
      <button type="button" className={styles.tile} onClick={onDownload}>
        <span aria-hidden="true">
          <Smartphone />
        </span>
        {t('mine.download')}
      </button>
    </div>
  )
}
