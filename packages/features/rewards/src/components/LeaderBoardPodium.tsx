import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Avatar } from '@lobby/ui'
import type { LeaderBoardEntry } from '../queries/leaderBoard.ts'
import styles from './LeaderBoardPodium.module.css'

/**
 * Shows the first three places of the leader board as a podium, with the first place in the middle. Screen readers read
 * the first place first.
 */
export function LeaderBoardPodium({ leaders }: { readonly leaders: readonly LeaderBoardEntry[] }) {
  const t = useText()
  const { number } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  return (
    <div className={styles.frame}>
      <ol className={styles.podium} aria-label={t('board.podium')}>
        {leaders.map(({ rank, name, stakedMinor, prizeMinor, own }) => (
          <li key={rank} className={styles.place} data-rank={rank} data-own={own || undefined}>
            <Avatar name={name} size={rank === 1 ? 'l' : 'm'} vip={rank === 1} decorative />
            <span className={styles.name}>{own ? t('board.you') : name}</span>
            <span className={styles.staked}>{formatMinor(stakedMinor)}</span>
            <span className={styles.step}>
              <span className={styles.rank}>
                <span className="visually-hidden">{t('board.rank')} </span>
                {number(rank)}
              </span>
              {prizeMinor > 0 && (
                <span className={styles.prize}>
                  <span className={styles.wins}>{t('board.prize')} </span>
                  {formatMinor(prizeMinor)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
