import type { useFlag } from '@lobby/platform/merchant'
import { agentRoutes, memberRoutes, routes } from '@lobby/platform/navigation'

type Flag = Parameters<typeof useFlag>[0]

interface Entry {
  readonly id: string
  readonly to: string
  /** The feature flag that switches the entry on. An entry without this field is always available. */
  readonly flag?: Flag
  /** The group of the entry: team, money, or the agent's own account. */
  readonly about: 'team' | 'money' | 'own'
}

/**
 * The entries of an agent's home in display order, each with its route and its feature flag (specification part 2,
 * section 2.6; C42 in decision 001).
 */
export const agentHomeEntries = [
  { id: 'overview', to: agentRoutes.teamOverview(), flag: 'teamOverview', about: 'team' },
  { id: 'record', to: agentRoutes.teamRecord(), flag: 'accountRecord', about: 'money' },
  { id: 'members', to: agentRoutes.team(), flag: 'teamMembers', about: 'team' },
  { id: 'transfer', to: agentRoutes.downlineTransfer(), flag: 'redRain', about: 'money' },
  { id: 'profit', to: agentRoutes.teamProfitAndLoss(), flag: 'teamProfitAndLoss', about: 'money' },
  { id: 'betting', to: agentRoutes.teamBetting(), flag: 'teamBetting', about: 'team' },
  { id: 'rebate', to: agentRoutes.agentRebate(), flag: 'agentRebate', about: 'money' },
  { id: 'teamRebate', to: agentRoutes.teamRebate(), flag: 'teamRebate', about: 'team' },
  { id: 'security', to: memberRoutes.security(), flag: 'securityCentre', about: 'own' },
  { id: 'mail', to: routes.inbox(), flag: 'mailCentre', about: 'own' },
  { id: 'service', to: routes.service(), about: 'own' },
] as const satisfies readonly Entry[]

export type AgentEntryId = (typeof agentHomeEntries)[number]['id']

/** Returns the entries that are available when these feature flags are on. */
export const filterAgentEntries = (flags: readonly string[]) =>
  agentHomeEntries.filter((entry) => !('flag' in entry) || flags.includes(entry.flag))

/** Returns the routes to which a text for agents may link when these feature flags are on. */
export const listAgentEntryRoutes = (flags: readonly string[]): readonly string[] =>
  filterAgentEntries(flags).map(({ to }) => to)
