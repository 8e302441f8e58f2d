import { useText } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { Card, EmptyState, KeyFigure, List, Money, PullToRefresh } from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { downlineTransferRecordQuery } from '../queries/downline.ts'
import { DownlineSkeleton } from './DownlineSkeleton.tsx'
import { InfiniteListEnd } from './InfiniteListEnd.tsx'
import { TeamMemberValueRow } from './TeamMemberValueRow.tsx'

/** Lists the transfers to team members page by page, newest first, and shows their sum. */
export function DownlineTransferHistory() {
  const t = useText()
  const { money, dateTime } = useReportFormat()
  const asked = useInfiniteQuery(downlineTransferRecordQuery(useAgentQueryParameters()))
  const { data, error } = asked
  const [first] = data?.pages ?? []
  const rows = data?.pages.flatMap(({ content }) => content) ?? []
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => asked.refetch()} />
      {!first && !error && <DownlineSkeleton />}
      {first && rows.length === 0 && (
        <EmptyState title={t('downline.history.none')} text={t('downline.history.none.text')} />
      )}
      {first && rows.length > 0 && (
        <>
          <Card tone="hero">
            <KeyFigure label={t('downline.history.sum')} note={t('downline.history.count', { count: first.total })}>
              <Money size="hero" text={money(first.sumAmountMinor)} />
            </KeyFigure>
          </Card>
          <List label={t('downline.tab.history')}>
            {rows.map(({ transferId, account, amountMinor, createdAt }) => (
              <TeamMemberValueRow
                key={transferId}
                name={account}
                hint={dateTime(createdAt)}
                value={<Money text={money(amountMinor)} />}
              />
            ))}
          </List>
        </>
      )}
      <InfiniteListEnd query={asked} errorTitle={t('downline.history.failed')} />
    </>
  )
}
