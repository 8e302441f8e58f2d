import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Card } from '@lobby/ui'
import { BalanceLine } from '../components/BalanceLine.tsx'
import { entryGroups, mainMenuEntries } from '../model/entries.ts'
import { MemberEntryList } from './MemberEntryList.tsx'
import { GuestPrompt } from './GuestPrompt.tsx'
import { MemberCard } from './MemberCard.tsx'
import type { MineVersionProps } from './MineCards.tsx'
import styles from './MineList.module.css'
import { MissingMemberInfo } from './MissingMemberInfo.tsx'
import { MemberShortcuts } from './MemberShortcuts.tsx'

/** Renders the base version of the member centre: the member card, then all entries in one list (CONF-047). */
export function MineList({ session, info, failedQuery, filterVisible, onDownload, onPicture }: MineVersionProps) {
  const t = useText()
  const vip = useFlag('memberClub')
  return (
    <div className={styles.screen}>
      {session ? (
        <>
          <MemberCard session={session} info={info} isVipOn={vip} onPicture={onPicture} />
          <MissingMemberInfo failedQuery={failedQuery} />
        </>
      ) : (
        <GuestPrompt />
      )}
      {session && (
        <Card>
          <BalanceLine session={session} />
        </Card>
      )}
      <MemberEntryList label={t('mine.menu')} ids={filterVisible(mainMenuEntries)} />
      <MemberShortcuts benefits={filterVisible(['benefits']).length > 0} onDownload={onDownload} />
      <MemberEntryList label={t('mine.all')} ids={filterVisible(Object.values(entryGroups).flat())} />
    </div>
  )
}
