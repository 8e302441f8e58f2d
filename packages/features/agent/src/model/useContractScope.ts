import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { ContractScope } from '../queries/contracts.ts'

/** Whose contracts are asked for. Only below `<MembersOnly>`. */
export const useContractScope = (): ContractScope => ({ api: useApi(), session: useMember() })
