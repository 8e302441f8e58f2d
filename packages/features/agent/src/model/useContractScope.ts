import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { ContractScope } from '../queries/contracts.ts'

/** Returns the client and the session whose contracts are queried. Use it only below `<MembersOnly>`. */
export const useContractScope = (): ContractScope => ({ api: useApi(), session: useMember() })
