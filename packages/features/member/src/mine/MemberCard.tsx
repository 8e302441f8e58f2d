import { useText } from '@lobby/i18n'
import type { Member } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { MemberLink } from '@lobby/platform/navigation'
import type { Session } from '@lobby/platform/session'
import { Avatar, Badge } from '@lobby/ui'
import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { daysSince } from '../model/daysSince.ts'
import { entries } from '../model/entries.ts'
import { nameOf } from '../model/nameOf.ts'
import styles from './MemberCard.module.css'

export interface MemberCardProps {
  readonly session: Session
  /** Undefined while it is not known: the card has the name of the session then. */
  readonly info: Member | undefined
  /** The merchant's VIP switch: shows the level, and leads to its benefits (MEMB-027). */
  readonly vip: boolean
}

/** Who is signed in: avatar, name, VIP level, and for how many days (specification part 2, section 2.4). */
export function MemberCard({ session, info, vip }: MemberCardProps) {
  const t = useText()
  const { timeZone } = useMerchant()
  const [now] = useState(() => Date.now())
  const name = nameOf(session, info)
  const level = vip ? info?.vipLevel : null
  const days = info ? daysSince(info.regDate, timeZone, now) : null
  const content: ReactNode = (
    <>
      <Avatar name={name} size="l" vip={Boolean(level)} silent />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {level && (
          <span>
            <Badge kind="vip" text={level} />
          </span>
        )}
        {days !== null && <span className={styles.joined}>{t('mine.joined', { days })}</span>}
      </span>
      {vip && <ChevronRight className={styles.chevron} aria-hidden />}
    </>
  )
  if (!vip) return <div className={styles.card}>{content}</div>
  return (
    <MemberLink className={styles.card} to={entries.benefits.to}>
      {content}
    </MemberLink>
  )
}
