import { useText } from '@lobby/i18n'
import { MemberLink } from '@lobby/platform/navigation'
import { memberCentreEntries, type MemberEntryId } from '../model/entries.ts'
import { memberEntryIcons } from './memberEntryIcons.tsx'
import styles from './MainMenuTiles.module.css'

/** Shows the main menu as a row of icons. Highlights the deposit. */
export function MainMenuTiles({ ids }: { readonly ids: readonly MemberEntryId[] }) {
  const t = useText()
  return (
    <nav className={styles.menu} aria-label={t('mine.menu')}>
      {ids.map((id) => (
        <MemberLink
          key={id}
          className={styles.tile}
          data-first={id === 'deposit' || undefined}
          to={memberCentreEntries[id].to}>
          <span className={styles.icon} aria-hidden="true">
            {memberEntryIcons[id]}
          </span>
          <span className={styles.label}>{t(`mine.${id}`)}</span>
        </MemberLink>
      ))}
    </nav>
  )
}
