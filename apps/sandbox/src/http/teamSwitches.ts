import type { Hono } from 'hono'
import { one } from '../db/sql.ts'
import { offerContract } from '../domain/agents/contracts.ts'
import { sizeOf } from '../domain/agents/members.ts'
import { Refused } from '../domain/refused.ts'
import { growTeam } from '../seed/growTeam.ts'
import { houseTerms } from '../seed/seedTeam.ts'
import { memberAsked, readSwitch, type SwitchParts, misunderstood } from './readSwitch.ts'

const most = 100_000

/** The developer's switches for agents: a team of any size below the demo's, and contracts that the house offers. A reset takes them back. */
export function addTeamSwitches(app: Hono, { db, clock, tenants }: SwitchParts): void {
  const agentOf = (merchant: unknown, name: unknown) => {
    const member = memberAsked({ db, tenants }, merchant, name)
    return member && { tenant: member.tenant, member: member.id }
  }
  app.post('/team', async (context) => {
    const { merchant, members } = await readSwitch(context.req.raw)
    const owner = agentOf(merchant, 'agent')
    if (!owner || !Number.isInteger(members) || Number(members) < 1 || Number(members) > most) {
      return misunderstood(
        context,
        `Send {merchant, members}: so many in the team of its agent, 1 to ${most}. Those who are there stay.`,
      )
    }
    growTeam(db(), owner, Number(members), clock.now())
    return context.json({ merchant, members: sizeOf(db(), owner).team })
  })
  app.post('/contract', async (context) => {
    const { merchant, to = 'agent', kind } = await readSwitch(context.req.raw)
    const owner = agentOf(merchant, to)
    const terms = houseTerms.find((each) => each.kind === kind)
    if (!owner || !terms)
      return misunderstood(
        context,
        `Send {merchant, to?, kind}: a member's name, and one of ${houseTerms.map((each) => each.kind).join(', ')}.`,
      )
    try {
      const id = offerContract(db(), owner, null, terms, crypto.randomUUID(), clock.now())
      return context.json(one(db(), 'SELECT id AS contractId, kind, status FROM contract WHERE id = :id', { id }) ?? {})
    } catch (error) {
      if (error instanceof Refused) return misunderstood(context, 'An offer of this kind waits for an answer already.')
      throw error
    }
  })
}
