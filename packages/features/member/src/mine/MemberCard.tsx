import { useText } from '@lobby/i18n'
import { headIconsQuery, type Member } from '@lobby/platform/account'
import { useImageHosts } from '@lobby/platform/media'
import { MemberLink } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { usePlatformNow } from '@lobby/platform/startup'
import { Avatar, Badge } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Pencil } from '@lobby/ui/icons'
import { countDaysSince } from '../model/countDaysSince.ts'
import { memberCentreEntries } from '../model/entries.ts'
import { getAccountName, getMemberName } from '../model/getMemberName.ts'
import { useVipLevel } from '../model/useVipLevel.ts'
import styles from './MemberCard.module.css'

export interface MemberCardProps {
  readonly session: Session
  /** The member info; undefined until it has loaded. Until then the card shows the user name of the session. */
  readonly info: Member | undefined
  /**
   * True if the merchant's feature flag memberClub is on. The card then shows the VIP level and links to the benefits
   * of the level (MEMB-027).
   */
  readonly isVipOn: boolean
  /** Called when the member presses the avatar to choose another picture. */
  readonly onPicture: () => void
}

/**
 * Shows the signed-in member: avatar, nickname if there is one, account name, VIP level, and days since the
 * registration (specification part 2, section 2.4). The avatar is a separate button.
 */
export function MemberCard({ session, info, isVipOn, onPicture }: MemberCardProps) {
  const t = useText()
  const hosts = useImageHosts()
  const pictures = useQuery(headIconsQuery(useApi(), session)).data
  const now = usePlatformNow()
  const name = getMemberName(session, info)
  const account = getAccountName(session, info)
  const level = useVipLevel(info)
  const days = info ? countDaysSince(info.regDate, now) : null
  const own = pictures?.icons.find(({ headIcon }) => headIcon === pictures.current)
  const words = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {account !== name && <span className={styles.note}>{account}</span>}
        {level && (
          <span className={styles.level}>
            <Badge kind="vip" text={level} />
          </span>
        )}
        {days !== null && <span className={styles.note}>{t('mine.joined', { days })}</span>}
      </span>
      {isVipOn && <ChevronRight className={styles.chevron} aria-hidden />}
    </>
  )
  return (
    <div className={styles.card}>
      <button type="button" className={styles.face} aria-label={t('mine.picture')} onClick={onPicture}>
        <Avatar
          name={name}
          {...(own && { picture: { path: own.url, hosts } })}
          size="l"
          vip={Boolean(level)}
          decorative
        />
        <Pencil className={styles.pencil} aria-hidden />
      </button>
      {isVipOn ? (
        <MemberLink className={styles.who} to={memberCentreEntries.benefits.to}>
          {words}
        </MemberLink>
      ) : (
        <div className={styles.who}>{words}</div>
      )}
    </div>
  )
}
