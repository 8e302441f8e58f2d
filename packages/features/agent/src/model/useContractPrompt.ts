import { useApi } from '@lobby/platform/query'
import { needsAgentContractCheck, parseMemberType, useSession } from '@lobby/platform/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contractFlagsQuery, suppressContractPrompt, contractFlagNameByKind } from '../queries/contractCheck.ts'
import { contractKinds, type ContractKind } from '../queries/contracts.ts'

/** The contract prompt that is due now. */
export interface DueContractPrompt {
  readonly kind: ContractKind
  /**
   * Must be called when the member dismisses the prompt or opens the offer. Then the same prompt does not open again on
   * this visit.
   */
  readonly onDone: () => void
}

/**
 * Returns the prompt for the first contract offer that waits for the member's answer, or null (specification part 2,
 * section 6). The order of the prompts is daily salary, dividend, hourly salary (C43 in decision 001). Fetches nothing
 * for members whose member type cannot have contracts (AGEN-052).
 */
export function useContractPrompt(): DueContractPrompt | null {
  const queries = useQueryClient()
  const session = useSession()
  const checked = session && needsAgentContractCheck(parseMemberType(session.type)) ? session : null
  const { data } = useQuery(contractFlagsQuery(useApi(), checked))
  const kind = data && contractKinds.find((each) => Boolean(data[contractFlagNameByKind[each]]))
  return checked && kind ? { kind, onDone: () => suppressContractPrompt(queries, checked, kind) } : null
}
