import { useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import type { ContractQueryParameters } from '../queries/contracts.ts'

/** Returns the API client and the session for the contract queries. Works only inside `<MembersOnly>`. */
export const useContractQueryParameters = (): ContractQueryParameters => ({
  api: useApi(),
  session: useMemberSession(),
})
