import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Card } from '@lobby/ui'
import { BalanceLine } from '../components/BalanceLine.tsx'
import { groups, mainMenu } from '../model/entries.ts'
import { EntryList } from './EntryList.tsx'
import { GuestPrompt } from './GuestPrompt.tsx'
import { MemberCard } from './MemberCard.tsx'
import type { MineVersionProps } from './MineCards.tsx'
import styles from './MineList.module.css'
import { MissingInfo } from './MissingInfo.tsx'
import { Shortcuts } from './Shortcuts.tsx'

/** Renders the base version of the member centre: the member card, then all entries in one list (CONF-047). */
export function MineList({ session, info, failedQuery, filterVisible, onDownload, onPicture }: MineVersionProps) {
  const t = useText()
  const vip = useFlag('memberClub')
  return (
    <div className={styles.screen}>
      {session ? (
        <>
          <MemberCard session={session} info={info} vip={vip} onPicture={onPicture} />
          <MissingInfo failedQuery={failedQuery} />
        </>
      ) : (
        <GuestPrompt />
      )}
      {session && (
        <Card>
          <BalanceLine session={session} />
        </Card>
      )}
      <EntryList label={t('mine.menu')} ids={filterVisible(mainMenu)} />
      <Shortcuts benefits={filterVisible(['benefits']).length > 0} onDownload={onDownload} />
      <EntryList label={t('mine.all')} ids={filterVisible(Object.values(groups).flat())} />
    </div>
  )
}
