import { useText, type MessageId } from '@lobby/i18n'
import { Link, agentRoutes, routes } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { isAgent, parseMemberType, useMemberSession } from '@lobby/platform/session'
import { getButtonClass, EmptyState, ErrorState, PullToRefresh } from '@lobby/ui'
import { matchPath, useLocation } from 'react-router-dom'
import { ActiveContractCard } from '../components/ActiveContractCard.tsx'
import { ContractOfferAnswerNotice } from '../components/ContractOfferAnswerNotice.tsx'
import { ContractPageLayout } from '../components/ContractPageLayout.tsx'
import { ContractMembersOnly } from '../components/ContractMembersOnly.tsx'
import { ContractSkeleton } from '../components/ContractSkeleton.tsx'
import { ContractKindNav } from '../components/ContractKindNav.tsx'
import { ContractOfferCard } from '../components/ContractOfferCard.tsx'
import { PastContracts } from '../components/PastContracts.tsx'
import { ContractPaymentList } from '../components/ContractPaymentList.tsx'
import { useContractOfferAnswer } from '../model/useContractOfferAnswer.ts'
import { contractKinds, type ContractKind } from '../queries/contracts.ts'

/** The message id of the title for each kind of contract. */
const titleOf = {
  DAILY: 'shell.title.salaryContract',
  DIVIDEND: 'shell.title.dividendContract',
  HOURLY: 'shell.title.hourContract',
} as const satisfies Record<ContractKind, MessageId>

const wayTo = {
  DAILY: agentRoutes.salaryContract,
  DIVIDEND: agentRoutes.dividendContract,
  HOURLY: agentRoutes.hourContract,
} as const

/**
 * Renders a member's contracts of the kind that the route names (specification part 2, section 6): an open offer, the
 * active contract, payments, and past contracts.
 */
export function ContractScreen() {
  const { pathname } = useLocation()
  const kind = contractKinds.find((each) => matchPath(wayTo[each](), pathname)) ?? 'DAILY'
  return (
    <ContractMembersOnly>
      <ContractPageLayout title={titleOf[kind]}>
        <ContractKindNav kind={kind} to={(each) => wayTo[each]()} />
        <Content key={kind} kind={kind} />
      </ContractPageLayout>
    </ContractMembersOnly>
  )
}

function Content({ kind }: { readonly kind: ContractKind }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const type = parseMemberType(useMemberSession().type)
  const { asked, answer } = useContractOfferAnswer(kind)
  const { data, error } = asked
  if (!data) return error ? <ErrorState title={t('contracts.failed')} {...failure(asked)} /> : <ContractSkeleton />
  const { offer, active, running, past } = data
  const service = (
    <Link className={getButtonClass({ tone: 'brand' })} to={routes.service()}>
      {t('contracts.none.action')}
    </Link>
  )
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => asked.refetch()} />
      {error && !answer.lost && <ErrorState compact title={t('contracts.stale')} {...failure(asked)} />}
      <ContractOfferAnswerNotice answer={answer} />
      {offer && (
        <ContractOfferCard
          key={offer.contractId}
          kind={kind}
          offer={offer}
          replaces={active !== undefined}
          answer={answer}
        />
      )}
      {active && <ActiveContractCard kind={kind} contract={active} running={running} />}
      {!offer && !active && (
        <EmptyState title={t(`contracts.none.${kind}`)} text={t('contracts.none.text')} action={service} />
      )}
      {(active || past.length > 0) && <ContractPaymentList kind={kind} />}
      <PastContracts kind={kind} past={past} />
      {isAgent(type) && (
        <Link className={getButtonClass({ wide: true })} to={agentRoutes.teamContracts({ kind })}>
          {t('contracts.way.team')}
        </Link>
      )}
    </>
  )
}
