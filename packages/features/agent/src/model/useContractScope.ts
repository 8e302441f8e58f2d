import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { ContractScope } from '../queries/contracts.ts'

/** Returns the API client and the session for the contract queries. Requires `<MembersOnly>` above it. */
export const useContractScope = (): ContractScope => ({ api: useApi(), session: useMember() })
