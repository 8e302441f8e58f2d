import { useLanguageFormat, type MessageId } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { type DayInterval } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { Avatar, Money, StatusTag } from '@lobby/ui'
import type { TeamMemberDetail } from '../model/teamMember.ts'
import { teamMetrics } from '../model/metrics.ts'
import styles from './TeamMemberFactList.module.css'

export interface TeamMemberFactListProps {
  readonly detail: TeamMemberDetail
  /** The days that the figures cover. */
  readonly days: DayInterval
}

/**
 * Shows the details of a team member: the account, the figures of the member and of the member's team for some days,
 * and the rebate rates if the agent may set them.
 */
export function TeamMemberFactList({ detail: { member, path, rates, direct }, days }: TeamMemberFactListProps) {
  const { t, money, signed, number, percent, days: written } = useReportFormat()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const { nickname, account, agent, online, disabled, joinedAt, signedInAt, balanceMinor, own, team, teamCount } =
    member
  const day = (at: string) => date(at, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const above = path.slice(0, -1).map((step) => step.account)
  const rows = [
    ...teamMetrics.map((metric) => ({
      label: t(metric.label),
      own: metric.getValue(own),
      team: metric.getValue(team),
      say: 'signed' in metric ? signed : money,
    })),
    {
      label: t('team.metric.rewards'),
      own: own.rebateMinor + own.bonusMinor,
      team: team.rebateMinor + team.bonusMinor,
      say: money,
    },
    { label: t('team.metric.bets'), own: own.bets, team: team.bets, say: number },
  ]
  const paid = rates.filter(({ rateBasisPoints }) => rateBasisPoints > 0)
  return (
    <>
      <div className={styles.who}>
        <Avatar name={nickname ?? account} size="l" decorative />
        <div className={styles.words}>
          {nickname !== null && <p className={styles.nickname}>{nickname}</p>}
          <p className={styles.tags}>
            <StatusTag text={t(agent ? 'team.kind.agent' : 'team.kind.player')} tone={agent ? 'open' : 'muted'} />
            {disabled && <StatusTag text={t('team.kind.disabled')} tone="loss" />}
            {online && <StatusTag text={t('team.online')} tone="win" />}
          </p>
          <p className={styles.note}>{t('team.member.joined', { day: day(joinedAt) })}</p>
          {!online && (
            <p className={styles.note}>
              {signedInAt === undefined ? t('team.member.never') : t('team.member.seen', { day: day(signedInAt) })}
            </p>
          )}
          {above.length > 0 && <p className={styles.note}>{t('team.member.below', { accounts: above.join(' › ') })}</p>}
        </div>
      </div>
      <dl className={styles.heroes}>
        <div>
          <dt>{t('team.member.balance')}</dt>
          <dd>
            <Money text={money(balanceMinor)} />
          </dd>
        </div>
        <div>
          <dt>{t('team.member.size')}</dt>
          <dd>{number(teamCount)}</dd>
        </div>
      </dl>
      <table className={styles.table}>
        <caption>{written(days)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('team.member.own')}</th>
            <th scope="col">{t('team.member.team')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.say(row.own)}</td>
              <td>{row.say(row.team)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {direct && paid.length > 0 && (
        <section className={styles.rates}>
          <h3>{t('team.member.rates')}</h3>
          <ul>
            {paid.map(({ category, rateBasisPoints }) => (
              <li key={category}>
                {categoryOf(category, t)} <b>{percent(rateBasisPoints)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const categories = {
  SPORTS: 'games.category.SPORTS',
  LIVE: 'games.category.LIVE',
  FISH: 'games.category.FISH',
  RNG: 'games.category.RNG',
  INHOUSE: 'games.category.INHOUSE',
  PVP: 'games.category.PVP',
  LOTT: 'games.category.LOTT',
  ELOTTO: 'games.category.ELOTTO',
  ESPORTS: 'games.category.ESPORTS',
  POKER: 'games.category.POKER',
  COCKFIGHT: 'games.category.COCKFIGHT',
} as const satisfies Readonly<Record<string, MessageId>>

/** Returns the name of a game category, or the code of a category that the app does not know. */
const categoryOf = (code: string, t: (id: MessageId) => string) =>
  code in categories ? t(categories[code as keyof typeof categories]) : code
