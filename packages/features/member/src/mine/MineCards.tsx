import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Card } from '@lobby/ui'
import { useId, type ReactNode } from 'react'
import { BalanceLine } from '../components/BalanceLine.tsx'
import { entryGroups, mainMenuEntries } from '../model/entries.ts'
import { MemberEntryList } from './MemberEntryList.tsx'
import { GuestPrompt } from './GuestPrompt.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MenuTiles } from './MenuTiles.tsx'
import styles from './MineCards.module.css'
import { MissingMemberInfo } from './MissingMemberInfo.tsx'
import { MemberShortcuts } from './MemberShortcuts.tsx'
import type { MemberCentre } from './useMemberCentre.ts'

export interface MineVersionProps extends MemberCentre {
  readonly onDownload: () => void
  readonly onPicture: () => void
}

const order = ['team', 'records', 'rewards', 'contact'] as const

/**
 * Renders the new version of the member centre (CONF-047): cards with the balance, and below them the entries grouped
 * by topic.
 */
export function MineCards({ session, info, failedQuery, filterVisible, onDownload, onPicture }: MineVersionProps) {
  const t = useText()
  const vip = useFlag('memberClub')
  const menu = filterVisible(mainMenuEntries)
  return (
    <div className={styles.screen}>
      <Card tone="hero">
        {session ? (
          <>
            <MemberCard session={session} info={info} isVipOn={vip} onPicture={onPicture} />
            <MissingMemberInfo failedQuery={failedQuery} />
            <div className={styles.money}>
              <BalanceLine session={session} />
            </div>
          </>
        ) : (
          <GuestPrompt />
        )}
      </Card>
      <MenuTiles ids={menu} />
      <MemberShortcuts benefits={filterVisible(['benefits']).length > 0} onDownload={onDownload} />
      {order.map((group) => {
        const ids = filterVisible(entryGroups[group])
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
