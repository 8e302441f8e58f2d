import { getGameCategoryMessageId, useReportFormat } from '@lobby/platform/money'
import { CategoryIcon, EmptyState, List, ListRow, Money, RowsSkeleton } from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { claimedRebatesQuery } from '../queries/agentRebate.ts'
import { InfiniteListEnd } from './InfiniteListEnd.tsx'
import panels from './Panels.module.css'

/** Lists the claimed rebates page by page, newest first. */
export function ClaimedRebates() {
  const { t, money, signed, dateTime } = useReportFormat()
  const asked = useInfiniteQuery(claimedRebatesQuery(useAgentQueryParameters()))
  const { data, error } = asked
  const rows = data?.pages.flatMap(({ content }) => content) ?? []
  return (
    <section className={panels.section} aria-labelledby="rebate-record">
      <h2 id="rebate-record">{t('downline.rebate.record')}</h2>
      {!data && !error && <RowsSkeleton rows={4} height={64} />}
      {data && rows.length === 0 && (
        <EmptyState
          drawing={null}
          title={t('downline.rebate.record.none')}
          text={t('downline.rebate.record.none.text')}
        />
      )}
      {rows.length > 0 && (
        <List>
          {rows.map(({ rebateId, category, volumeMinor, rebateMinor, at }) => (
            <ListRow
              key={rebateId}
              icon={<CategoryIcon category={category} />}
              label={t(getGameCategoryMessageId(category, 'downline.games'))}
              hint={`${dateTime(at)}, ${t('downline.rebate.staked', { volume: money(volumeMinor) })}`}
              value={<Money tone="win" text={signed(rebateMinor)} />}
            />
          ))}
        </List>
      )}
      <InfiniteListEnd query={asked} errorTitle={t('downline.rebate.record.failed')} />
    </section>
  )
}
