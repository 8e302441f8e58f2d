import type { Client, ResponseValueOf } from '@lobby/api'
import { agentLinks, createAgentLink, openAccount, removeAgentLink } from '@lobby/api/operations/agent'
import { registerValidation } from '@lobby/api/operations/firstLoad'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import type { RebateRate } from './rates.ts'
import { DOWNLINE_QUERY_KEY_PREFIX, type AgentQueryParameters } from './agentQueryParameters.ts'

export type InvitationLinksState = ResponseValueOf<'agentLinks'>
export type InvitationLink = InvitationLinksState['links'][number]

/** The values with which the agent opens a new account. */
export interface NewDownlineAccountInput {
  readonly username: string
  readonly password: string
  readonly agent: boolean
  readonly rates: readonly RebateRate[]
}

/**
 * Opens an account directly below the agent. A repeated call with the same idempotency key returns the first account
 * again.
 */
export const requestDownlineAccount = (
  api: Client,
  { rates, ...account }: NewDownlineAccountInput,
  idempotencyKey: string,
): Promise<ResponseValueOf<'openAccount'>> =>
  api.call(openAccount, { body: { ...account, rates: [...rates] }, idempotencyKey })

/** Fetches the rules for user names and passwords, which are the same as for the registration. */
export const accountValidationRulesQuery = ({ api }: Pick<AgentQueryParameters, 'api'>) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'validation'],
    queryFn: ({ signal }) => api.call(registerValidation, { signal }),
    staleTime: STALE_TIMES_MS.long,
  })

/** Fetches the open invitation links, newest first. */
export const invitationLinksQuery = ({ api, session }: AgentQueryParameters) =>
  queryOptions({
    queryKey: [...DOWNLINE_QUERY_KEY_PREFIX, 'links', session.epoch],
    queryFn: ({ signal }) => api.call(agentLinks, { signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/**
 * Creates an invitation link. A repeated call with the same idempotency key creates no second link.
 * @returns all open links
 */
export const createInvitationLink = (
  api: Client,
  agent: boolean,
  rates: readonly RebateRate[],
  idempotencyKey: string,
): Promise<InvitationLinksState> => api.call(createAgentLink, { body: { agent, rates: [...rates] }, idempotencyKey })

/**
 * Ends an invitation link, so that nobody can register with it any more.
 * @returns the links that are still open
 */
export const endInvitationLink = (api: Client, linkId: number): Promise<InvitationLinksState> =>
  api.call(removeAgentLink, { body: { linkId } })
