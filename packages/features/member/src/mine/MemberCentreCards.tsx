import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Card } from '@lobby/ui'
import { useId, type ReactNode } from 'react'
import { BalanceLine } from '../components/BalanceLine.tsx'
import { memberEntryGroups, mainMenuEntries } from '../model/entries.ts'
import { MemberEntryList } from './MemberEntryList.tsx'
import { GuestSignInPrompt } from './GuestSignInPrompt.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MainMenuTiles } from './MainMenuTiles.tsx'
import styles from './MemberCentreCards.module.css'
import { MemberInfoLoadError } from './MemberInfoLoadError.tsx'
import { MemberShortcuts } from './MemberShortcuts.tsx'
import type { MemberCentreState } from './useMemberCentre.ts'

export interface MemberCentreVersionProps extends MemberCentreState {
  readonly onDownload: () => void
  readonly onPicture: () => void
}

const order = ['team', 'records', 'rewards', 'contact'] as const

/**
 * Renders the new version of the member centre (CONF-047): cards with the balance, and below them the entries grouped
 * by topic.
 */
export function MemberCentreCards({
  session,
  info,
  failedQuery,
  filterVisible,
  onDownload,
  onPicture,
}: MemberCentreVersionProps) {
  const t = useText()
  const vip = useFlag('memberClub')
  const menu = filterVisible(mainMenuEntries)
  return (
    <div className={styles.screen}>
      <Card tone="hero">
        {session ? (
          <>
            <MemberCard session={session} info={info} isVipOn={vip} onPicture={onPicture} />
            <MemberInfoLoadError failedQuery={failedQuery} />
            <div className={styles.money}>
              <BalanceLine session={session} />
            </div>
          </>
        ) : (
          <GuestSignInPrompt />
        )}
      </Card>
      <MainMenuTiles ids={menu} />
      <MemberShortcuts benefits={filterVisible(['benefits']).length > 0} onDownload={onDownload} />
      {order.map((group) => {
        const ids = filterVisible(memberEntryGroups[group])
        return (
          ids.length > 0 && (
            <Group key={group} title={t(`mine.group.${group}`)}>
              <MemberEntryList ids={ids} />
            </Group>
          )
        )
      })}
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
