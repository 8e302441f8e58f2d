import { useReportFormat } from '@lobby/platform/money'
import { List } from '@lobby/ui'
import type { MemberRebateRates } from '../queries/rates.ts'
import styles from './MemberRebateRatesList.module.css'
import { TeamMemberValueRow } from './TeamMemberValueRow.tsx'

export interface MemberRebateRatesListProps {
  readonly members: readonly MemberRebateRates[]
  /** The game category whose rates the list shows. */
  readonly category: string
  readonly onChoose: (member: MemberRebateRates) => void
}

/**
 * Lists the members directly below the agent, each with the rebate rate of one game category, the bounds of the rate,
 * and the rebate that the agent earned from the member. A press opens all rates of a member.
 */
export function MemberRebateRatesList({ members, category, onChoose }: MemberRebateRatesListProps) {
  const { t, money, percent } = useReportFormat()
  return (
    <List>
      {members.map((member) => {
        const rate = member.rates.find((each) => each.category === category)
        return (
          <TeamMemberValueRow
            key={member.memberId}
            name={member.account}
            hint={t('downline.rates.brought', { amount: money(member.rebateMinor) })}
            value={
              rate && (
                <span className={styles.rate}>
                  <span className={styles.now}>{percent(rate.rateBasisPoints)}</span>
                  <span className={styles.bounds}>
                    {t('downline.rates.bounds', {
                      min: percent(rate.minBasisPoints),
                      max: percent(rate.maxBasisPoints),
                    })}
                  </span>
                </span>
              )
            }
            onPress={() => onChoose(member)}
          />
        )
      })}
    </List>
  )
}
