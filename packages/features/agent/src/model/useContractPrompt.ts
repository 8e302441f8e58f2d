import { useApi } from '@lobby/platform/query'
import { hasContractCheck, parseMemberType, useSession } from '@lobby/platform/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contractCheckQuery, dismissPrompt, promptFields } from '../queries/contractCheck.ts'
import { contractKinds, type ContractKind } from '../queries/contracts.ts'

/** The prompt to show now. */
export interface DuePrompt {
  readonly kind: ContractKind
  /** Call it when the member dismisses or follows the prompt: it does not return on this visit. */
  readonly onDone: () => void
}

/**
 * Returns the first contract that waits for the member's answer, or null (specification part 2, section 6). The order
 * is daily salary, dividend, hourly salary, one after another (C43). Asks after a sign-in, and once a visit for a
 * restored session, and only for members whose contracts are checked (AGEN-052).
 */
export function useContractPrompt(): DuePrompt | null {
  const queries = useQueryClient()
  const session = useSession()
  const checked = session && hasContractCheck(parseMemberType(session.type)) ? session : null
  const { data } = useQuery(contractCheckQuery(useApi(), checked))
  const kind = data && contractKinds.find((each) => Boolean(data[promptFields[each]]))
  return checked && kind ? { kind, onDone: () => dismissPrompt(queries, checked, kind) } : null
}
