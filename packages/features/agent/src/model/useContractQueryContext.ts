import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { ContractQueryContext } from '../queries/contracts.ts'

/** Returns the API client and the session for the contract queries. Works only inside `<MembersOnly>`. */
export const useContractQueryContext = (): ContractQueryContext => ({ api: useApi(), session: useMember() })
