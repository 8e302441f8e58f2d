import type { Client, ResponseValueOf } from '@lobby/api'
import { contractCheck } from '@lobby/api/operations/agent'
import { memberScoped } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import type { ContractKind } from './contracts.ts'

export type ContractFlags = ResponseValueOf<'contractCheck'>

/**
 * For each kind of contract, the response field that is true while an offer waits for the member's answer (AGEN-061 to
 * AGEN-064). The fields are in the order of the prompts (C43 in decision 001).
 */
export const contractFlagNameByKind = {
  DAILY: 'dailysalreqtype',
  DIVIDEND: 'divtypecompperiodreq',
  HOURLY: 'contracthoursalreq',
} as const satisfies Record<ContractKind, keyof ContractFlags>

/**
 * Fetches the kinds of contracts for which an offer waits for the member's answer (CALL-099, CALL-100). Fetches after
 * each sign-in; with a restored session, fetches one time per visit. Does nothing without a session.
 */
export const contractFlagsQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: ['contractCheck', session?.epoch ?? null],
    queryFn: session ? ({ signal }) => api.call(contractCheck, { signal }) : skipToken,
    staleTime: Infinity,
    meta: memberScoped,
  })

/**
 * Suppresses the prompt for one kind of contract for this visit, after the member has dismissed the prompt, or has
 * opened or answered the offer.
 */
export function suppressContractPrompt(queries: QueryClient, session: Session, kind: ContractKind): void {
  queries.setQueryData<ContractFlags>(
    ['contractCheck', session.epoch],
    (flags) => flags && { ...flags, [contractFlagNameByKind[kind]]: 0 },
  )
}
