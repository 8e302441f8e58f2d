import { getGameCategoryMessageId, useReportFormat } from '@lobby/platform/money'
import { CategoryIcon, List, ListRow, Money } from '@lobby/ui'
import type { AgentRebate } from '../queries/agentRebate.ts'
import panels from './Panels.module.css'

/**
 * Lists the claimable rebate by game category, with the agent's own rebate rate and the team's stakes. Sorts the
 * categories by rebate, highest first.
 */
export function AgentRebateByCategory({ rebate: { rows } }: { readonly rebate: AgentRebate }) {
  const { t, money, percent } = useReportFormat()
  const sorted = rows.toSorted((one, other) => other.rebateMinor - one.rebateMinor)
  return (
    <section className={panels.section} aria-labelledby="rebate-shares">
      <h2 id="rebate-shares">{t('downline.rebate.shares')}</h2>
      <List>
        {sorted.map(({ category, rateBasisPoints, volumeMinor, rebateMinor }) => (
          <ListRow
            key={category}
            icon={<CategoryIcon category={category} />}
            label={t(getGameCategoryMessageId(category, 'downline.games'))}
            hint={
              volumeMinor > 0
                ? t('downline.rebate.share', { rate: percent(rateBasisPoints), volume: money(volumeMinor) })
                : t('downline.rebate.own', { rate: percent(rateBasisPoints) })
            }
            value={<Money text={money(rebateMinor)} {...(rebateMinor === 0 && { tone: 'muted' as const })} />}
          />
        ))}
      </List>
    </section>
  )
}
