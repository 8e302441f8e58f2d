import type { Hono } from 'hono'
import { selectOne } from '../db/sql.ts'
import { offerContract } from '../domain/agents/contracts.ts'
import { getTeamSize } from '../domain/agents/teamMembers.ts'
import { Refused } from '../domain/refused.ts'
import { addGeneratedTeamMembers } from '../seed/addGeneratedTeamMembers.ts'
import { merchantContractTerms } from '../seed/seedDemoTeam.ts'
import {
  findMemberOfSwitchRequest,
  readDeveloperSwitchBody,
  type DeveloperSwitchContext,
  refuseSwitchRequest,
} from './readDeveloperSwitchBody.ts'

const MAX_TEAM_SIZE = 100_000

/**
 * Adds the developer switches for agents. `/team` adds members below the demo agent. `/contract` offers an agent a
 * contract of the merchant. A reset of the sandbox removes the changes.
 */
export function addTeamSwitchRoutes(app: Hono, { db, clock, tenants }: DeveloperSwitchContext): void {
  const findOwner = (merchant: unknown, name: unknown) => {
    const member = findMemberOfSwitchRequest({ db, tenants }, merchant, name)
    return member && { tenant: member.tenant, member: member.id }
  }
  app.post('/team', async (context) => {
    const { merchant, members } = await readDeveloperSwitchBody(context.req.raw)
    const owner = findOwner(merchant, 'agent')
    if (!owner || !Number.isInteger(members) || Number(members) < 1 || Number(members) > MAX_TEAM_SIZE) {
      return refuseSwitchRequest(
        context,
        `Send {merchant, members}. members is the new size of the agent's team, 1 to ${MAX_TEAM_SIZE}. No ` +
          'member is removed.',
      )
    }
    addGeneratedTeamMembers(db(), owner, Number(members), clock.now())
    return context.json({ merchant, members: getTeamSize(db(), owner).team })
  })
  app.post('/contract', async (context) => {
    const { merchant, to = 'agent', kind } = await readDeveloperSwitchBody(context.req.raw)
    const owner = findOwner(merchant, to)
    const terms = merchantContractTerms.find((each) => each.kind === kind)
    if (!owner || !terms)
      return refuseSwitchRequest(
        context,
        `Send {merchant, to?, kind}. to is a member's name, kind is one of ` +
          `${merchantContractTerms.map((each) => each.kind).join(', ')}.`,
      )
    try {
      const id = offerContract(db(), owner, null, terms, crypto.randomUUID(), clock.now())
      return context.json(
        selectOne(db(), 'SELECT id AS contractId, kind, status FROM contract WHERE id = :id', { id }) ?? {},
      )
    } catch (error) {
      if (error instanceof Refused)
        return refuseSwitchRequest(context, 'An offer of this kind already waits for an answer. Answer it first.')
      throw error
    }
  })
}
