import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { useMoneyFormat, useMoneyOrder, type MoneyOrderInput } from '@lobby/platform/money'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, FormNotice, PullToRefresh } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClaimableAgentRebate } from '../components/ClaimableAgentRebate.tsx'
import { AgentRebateByCategory } from '../components/AgentRebateByCategory.tsx'
import { DownlinePageLayout } from '../components/DownlinePageLayout.tsx'
import { DownlineSkeleton } from '../components/DownlineSkeleton.tsx'
import { MoneyOrderNotice } from '../components/MoneyOrderNotice.tsx'
import { MoneyOrderOutcomeCheck } from '../components/MoneyOrderOutcomeCheck.tsx'
import { ClaimedRebates } from '../components/ClaimedRebates.tsx'
import { useRefetchAgentBalance } from '../model/useRefetchAgentBalance.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { agentRebateQuery, sendRebateClaim } from '../queries/agentRebate.ts'

/**
 * Renders `/m/member/agent/agentRebeat` (specification part 2, section 2.6): the rebate on the team's stakes with a
 * claim button, and the claimed rebates.
 */
export function AgentRebateScreen() {
  return (
    <DownlinePageLayout title="shell.title.agentRebeat">
      <Content />
    </DownlinePageLayout>
  )
}

function Content() {
  const t = useText()
  const write = useMoneyFormat()
  const failure = useQueryFailureProps()
  const scope = useAgentQueryParameters()
  const renew = useRefetchAgentBalance()
  const asked = useQuery(agentRebateQuery(scope))
  const [taken, setTaken] = useState<number | null>(null)
  const order = useMoneyOrder<MoneyOrderInput, number>({
    kind: 'agentRebate',
    call: async (_, key) => {
      try {
        return (await sendRebateClaim(scope.api, key)).rebateMinor
      } catch (error) {
        // After a refusal the data on the page is out of date: the rebate was claimed elsewhere.
        if (error instanceof ApiError && error.kind === 'refused') renew()
        throw error
      }
    },
    onDone: (minor) => {
      setTaken(minor)
      renew()
    },
  })
  const { data, error } = asked
  if (!data)
    return error ? <ErrorState title={t('downline.rebate.failed')} {...failure(asked)} /> : <DownlineSkeleton />
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={async () => renew()} />
      {error && <ErrorState compact title={t('downline.rebate.failed')} {...failure(asked)} />}
      {taken === null ? (
        <MoneyOrderNotice order={order} />
      ) : (
        <FormNotice tone="win">{t('downline.rebate.taken', { amount: write(taken) })}</FormNotice>
      )}
      {order.lost ? (
        <MoneyOrderOutcomeCheck
          order={order.lost}
          onOutcome={(done) => {
            order.setOutcome(done !== null)
            setTaken(done && done.amountMinor)
            renew()
          }}
        />
      ) : (
        <ClaimableAgentRebate
          rebate={data}
          busy={order.isBusy}
          onClaim={() => {
            setTaken(null)
            order.send({ amountMinor: data.totalMinor, target: 'agentRebate' })
          }}
        />
      )}
      <AgentRebateByCategory rebate={data} />
      <ClaimedRebates />
    </>
  )
}
