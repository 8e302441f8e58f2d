import { useText } from '@lobby/i18n'
import { agentRoutes, routes } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, useMemberSession } from '@lobby/platform/session'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ContractPageLayout } from '../components/ContractPageLayout.tsx'
import { ContractMembersOnly } from '../components/ContractMembersOnly.tsx'
import { ContractKindNav } from '../components/ContractKindNav.tsx'
import { TeamContracts } from '../components/TeamContracts.tsx'
import { contractKinds } from '../queries/contracts.ts'

/**
 * Renders `/m/member/agent/contracts`: the contracts that an agent pays to members directly below. Redirects agents
 * whose member type cannot have contracts. `?kind=` selects the kind of contract, and `?member=` opens an offer to this
 * member.
 */
export function TeamContractsScreen() {
  return (
    <ContractMembersOnly>
      <AgentContracts />
    </ContractMembersOnly>
  )
}

function AgentContracts() {
  const t = useText()
  const type = parseMemberType(useMemberSession().type)
  const [params] = useSearchParams()
  const kind = contractKinds.find((each) => each === params.get('kind')) ?? 'DAILY'
  const named = /^[1-9]\d{0,14}$/.exec(params.get('member') ?? '')?.[0]
  if (!isAgent(type)) return <Navigate to={routes.home()} replace />
  return (
    <ContractPageLayout title="shell.title.teamContracts">
      <ContractKindNav kind={kind} to={(each) => agentRoutes.teamContracts({ kind: each })} />
      <p className="visually-hidden" role="status">
        {t(`contracts.kind.${kind}`)}
      </p>
      <TeamContracts key={kind} kind={kind} {...(named !== undefined && { member: Number(named) })} />
    </ContractPageLayout>
  )
}
