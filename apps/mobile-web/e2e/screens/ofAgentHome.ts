import { at } from './ways.ts'
import type { View } from './visit.ts'

/** The home of agents. */
export const ofAgentHome = {
  agent: [{ name: 'agent home', who: 'agent', open: at('/m/agent', 'agent.title') }],
} satisfies Record<string, readonly View[]>
