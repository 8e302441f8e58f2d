import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Card } from '@lobby/ui'
import { BalanceLine } from '../components/BalanceLine.tsx'
import { memberEntryGroups, mainMenuEntries } from '../model/entries.ts'
import { MemberEntryList } from './MemberEntryList.tsx'
import { GuestSignInPrompt } from './GuestSignInPrompt.tsx'
import { MemberCard } from './MemberCard.tsx'
import type { MemberCentreVersionProps } from './MemberCentreCards.tsx'
import styles from './MemberCentreList.module.css'
import { MemberInfoLoadError } from './MemberInfoLoadError.tsx'
import { MemberShortcuts } from './MemberShortcuts.tsx'

/** Renders the base version of the member centre: the member card, then all entries in one list (CONF-047). */
export function MemberCentreList({
  session,
  info,
  failedQuery,
  filterVisible,
  onDownload,
  onPicture,
}: MemberCentreVersionProps) {
  const t = useText()
  const vip = useFlag('memberClub')
  return (
    <div className={styles.screen}>
      {session ? (
        <>
          <MemberCard session={session} info={info} isVipOn={vip} onPicture={onPicture} />
          <MemberInfoLoadError failedQuery={failedQuery} />
        </>
      ) : (
        <GuestSignInPrompt />
      )}
      {session && (
        <Card>
          <BalanceLine session={session} />
        </Card>
      )}
      <MemberEntryList label={t('mine.menu')} ids={filterVisible(mainMenuEntries)} />
      <MemberShortcuts benefits={filterVisible(['benefits']).length > 0} onDownload={onDownload} />
      <MemberEntryList label={t('mine.all')} ids={filterVisible(Object.values(memberEntryGroups).flat())} />
    </div>
  )
}
