import { useText } from '@lobby/i18n'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { getButtonClass, EmptyState, ErrorState, PullToRefresh } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { ActiveContractCard } from '../components/ActiveContractCard.tsx'
import { ContractPageLayout } from '../components/ContractPageLayout.tsx'
import { ContractMembersOnly } from '../components/ContractMembersOnly.tsx'
import { ContractSkeleton } from '../components/ContractSkeleton.tsx'
import { ContractPaymentList } from '../components/ContractPaymentList.tsx'
import { useContractQueryParameters } from '../model/useContractQueryParameters.ts'
import { dividendInfoQuery } from '../queries/dividend.ts'

/**
 * Renders `/m/member/agent/agentDivident` (AGEN-047): the dividend of the running period, what is missing for a higher
 * dividend, and past payments.
 */
export function DividendScreen() {
  return (
    <ContractMembersOnly>
      <ContractPageLayout title="shell.title.dividend">
        <Content />
      </ContractPageLayout>
    </ContractMembersOnly>
  )
}

function Content() {
  const t = useText()
  const failure = useQueryFailureProps()
  const { api, session } = useContractQueryParameters()
  const asked = useQuery(dividendInfoQuery(api, session))
  const { data, error } = asked
  if (!data)
    return error ? <ErrorState title={t('contracts.dividend.failed')} {...failure(asked)} /> : <ContractSkeleton />
  const contract = (
    <Link
      className={getButtonClass({ tone: data.shown ? 'plain' : 'brand', wide: data.shown })}
      to={agentRoutes.dividendContract()}>
      {t('contracts.dividend.way')}
    </Link>
  )
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => asked.refetch()} />
      {error && <ErrorState compact title={t('contracts.stale')} {...failure(asked)} />}
      {!data.shown && (
        <EmptyState title={t('contracts.dividend.none')} text={t('contracts.dividend.none.text')} action={contract} />
      )}
      {data.contract && <ActiveContractCard kind="DIVIDEND" contract={data.contract} running={data.running} />}
      {data.shown && (
        <>
          <ContractPaymentList kind="DIVIDEND" />
          {contract}
        </>
      )}
    </>
  )
}
