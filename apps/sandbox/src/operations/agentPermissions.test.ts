import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { operationContracts } from '../http/apiContract.ts'
import { runSql } from '../db/sql.ts'
import { createArbitraryFromSchema } from '../testing/createArbitraryFromSchema.ts'
import { createTeamSandbox, type TeamSandbox } from '../testing/createTeamSandbox.ts'
import { southMerchant } from '../testing/merchants.ts'
import type { TestCallOptions } from '../testing/createTestSandbox.ts'

let team: TeamSandbox
beforeAll(() => void (team = createTeamSandbox()))

/**
 * The operations with the tag `agent` in the API contract. A new operation that does not check the permission fails the
 * tests of this file.
 */
const agentOperations = operationContracts.filter(({ tags }) => tags.includes('agent'))
const isRead = (id: string): boolean => agentOperations.some((one) => one.id === id && one.isSafe)
/**
 * The operations for members who may receive contracts. Some of these members are not agents (C10 in
 * docs/decisions/001).
 */
const contractOperations = ['dividendInfo', 'contractCheck', 'agentContracts', 'answerContract', 'contractPayments']
/** The operations that an agent needs to offer contracts. The agent must also be allowed to receive contracts. */
const offererOperations = ['teamContracts', 'offerContract', 'endContract']

const bodyOf = (id: string): Pick<TestCallOptions, 'body'> => {
  const schema = agentOperations.find((one) => one.id === id)?.bodySchema
  return schema ? { body: fc.sample(createArbitraryFromSchema(schema), { numRuns: 1, seed: 7 })[0] } : {}
}

/** The response to every call that is not permitted, whatever the reason. */
const forbidden = {
  status: 200,
  body: {
    success: false,
    errorCode: 'account.forbidden',
    message: 'Sorry, this account does not have permission or the feature is temporarily unavailable.',
  },
}
const answerOf = async (who: string, id: string, ask: TestCallOptions = bodyOf(id)) => {
  const { status, body } = await team.ask(who, id, ask)
  return { status, body }
}

describe('permission by account type', () => {
  test('finds the operations for agents in the API contract', () => expect(agentOperations.length).toBeGreaterThan(25))

  // The member types of the specification, and one type that the specification does not contain.
  test.each([
    [0, false, true],
    [4, false, false],
    [40, false, false],
    [41, true, false],
    [42, true, false],
    [1, true, true],
    [2, true, true],
  ])(
    'refuses members of type %i in all forbidden operations (is an agent: %s, may have contracts: %s)',
    { tags: ['AGEN-005', 'U11'] },
    async (type, agent, contracts) => {
      team.setType('renato23', type)
      const isFor = (id: string): boolean =>
        contractOperations.includes(id) ? contracts : offererOperations.includes(id) ? agent && contracts : agent
      const answers = await Promise.all(
        agentOperations.map(async ({ id }) => [id, await answerOf('renato23', id)] as const),
      )
      const notForIt = answers.filter(([id]) => !isFor(id))
      expect(notForIt).toEqual(notForIt.map(([id]) => [id, forbidden]))
      // Leave out operations that change data: the ids in their sample bodies do not exist, so these operations may be
      // refused even with the permission.
      const read = answers.filter(([id]) => isFor(id) && isRead(id) && id !== 'teamMember')
      expect(read.filter(([, { body }]) => !body.success)).toEqual([])
      expect(notForIt.length + read.length).toBeGreaterThan(10)
      team.setType('renato23', 0)
    },
  )

  test(
    'control: accepts an operation for agents when a refused member’s account type becomes agent',
    { tags: ['U11-control'] },
    async () => {
      expect(await answerOf('renato23', 'teamKpi')).toEqual(forbidden)
      team.setType('renato23', 1)
      expect((await answerOf('renato23', 'teamKpi')).body.success).toBe(true)
      team.setType('renato23', 0)
    },
  )
})

/** Every operation with the id of a member in its body or query, and a sample call. */
const byMember: Readonly<Record<string, (memberId: number) => TestCallOptions>> = {
  teamMembers: (memberId) => ({ query: { memberId } }),
  teamMember: (memberId) => ({ query: { memberId } }),
  teamProfitAndLoss: (memberId) => ({ query: { memberId } }),
  setTeamRates: (memberId) => ({ body: { memberId, rates: [{ category: 'RNG', rateBasisPoints: 40 }] } }),
  transferToDownlines: (memberId) => ({
    body: { transfers: [{ memberId, amountMinor: 1_000 }], paymentPassword: '246810' },
  }),
  offerContract: (memberId) => ({
    body: {
      memberId,
      kind: 'DAILY',
      period: 'DAY',
      tiers: [{ fromMinor: 100_000, activeMembers: 5, rateBasisPoints: 20 }],
    },
  }),
}
const byAccount: Readonly<Record<string, (account: string) => TestCallOptions>> = {
  teamBetting: (account) => ({ query: { account } }),
  teamRecord: (account) => ({ query: { account } }),
}

describe('permission outside of the team', () => {
  test('tests every operation whose request contains a member id or user name', () => {
    const names = agentOperations
      .filter(
        ({ parameters, bodySchema }) =>
          parameters.some(({ name }) => ['memberId', 'account'].includes(name)) ||
          /"(memberId|account)"/.test(JSON.stringify(bodySchema ?? {})),
      )
      .map(({ id }) => id)
    expect(names.sort()).toEqual([...Object.keys(byMember), ...Object.keys(byAccount)].sort())
  })

  const strangers: readonly (readonly [string, () => number])[] = [
    ['the upline', () => team.id('agent')],
    ['another downline of the upline', () => team.id('thiago77')],
    ['a member of another branch', () => team.id('livia70')],
    ["the other tenant's agent", () => team.id('agent', 'south')],
    ["a member of the other tenant's team", () => team.id('larissa66', 'south')],
    ['a member of no team', () => team.id('vip')],
    ['an id that does not exist', () => 8_888_888],
  ]
  test.each(strangers)(
    'refuses every call for agents with the member id of %s with the same error, and changes nothing',
    { tags: ['M8'] },
    async (_, stranger) => {
      const before = ['downline_batch', 'contract', 'agent_rate', 'ledger'].map(team.count)
      for (const [id, ask] of Object.entries(byMember))
        expect([id, await answerOf('bruna84', id, ask(stranger()))]).toEqual([id, forbidden])
      expect(['downline_batch', 'contract', 'agent_rate', 'ledger'].map(team.count)).toEqual(before)
    },
  )

  test.each([['agent'], ['thiago77'], ['livia70'], ['vip'], ['bruna84'], ['nobody-at-all']])(
    'refuses every call for agents with the user name %s with the same error',
    async (account) => {
      for (const [id, ask] of Object.entries(byAccount))
        expect([id, await answerOf('bruna84', id, ask(account))]).toEqual([id, forbidden])
    },
  )

  test(
    'control: accepts calls with a member’s id or name when that member is in the agent’s team',
    { tags: ['M8-control'] },
    async () => {
      const own = team.id('larissa66')
      // Bruna needs a contract of her own before she can offer contracts, and a payment password before she can
      // transfer money.
      const offers = await team.value<{ offer: { contractId: number } }>('bruna84', 'agentContracts', {
        query: { kind: 'DAILY' },
      })
      await team.value('bruna84', 'answerContract', { body: { contractId: offers.offer.contractId, accept: true } })
      runSql(
        team.sandbox.db,
        'INSERT INTO payment_password (tenant, member, hash) SELECT tenant, :bruna, hash FROM ' +
          'payment_password WHERE member = :agent',
        { bruna: team.id('bruna84'), agent: team.id('agent') },
      )
      for (const [id, ask] of Object.entries(byMember))
        expect([id, (await answerOf('bruna84', id, ask(own))).body.success]).toEqual([id, true])
      for (const [id, ask] of Object.entries(byAccount))
        expect([id, (await answerOf('bruna84', id, ask('larissa66'))).body.success]).toEqual([id, true])
    },
  )

  test('refuses rates and contract offers for members who are not direct downlines', async () => {
    for (const who of ['jade19', 'bruna84']) {
      for (const id of ['setTeamRates', 'offerContract'])
        expect([who, id, await answerOf('bruna84', id, byMember[id]?.(team.id(who)))]).toEqual([who, id, forbidden])
    }
    expect(
      await answerOf('bruna84', 'transferToDownlines', byMember['transferToDownlines']?.(team.id('bruna84'))),
    ).toEqual(forbidden)
    expect(await answerOf('bruna84', 'teamMember', byMember['teamMember']?.(team.id('bruna84')))).toEqual(forbidden)
  })

  test('refuses to answer contract offers, end contracts and remove invitation links of other members', async () => {
    const { content } = await team.value<{ content: { contractId: number }[] }>('agent', 'teamContracts', {
      query: { kind: 'DIVIDEND' },
    })
    const contractId = content[0]?.contractId ?? 0
    const { links } = await team.value<{ links: { linkId: number }[] }>('agent', 'createAgentLink', {
      body: { agent: false, rates: [] },
    })
    for (const id of [contractId, 8_888_888]) {
      expect(await answerOf('thiago77', 'answerContract', { body: { contractId: id, accept: true } })).toEqual(
        forbidden,
      )
      // The member to whom the contract was offered may not end the contract either.
      expect(await answerOf('bruna84', 'endContract', { body: { contractId: id } })).toEqual(forbidden)
    }
    for (const linkId of [links[0]?.linkId ?? 0, 8_888_888])
      expect(await answerOf('bruna84', 'removeAgentLink', { body: { linkId } })).toEqual(forbidden)
    expect(await team.value('agent', 'agentLinks')).toMatchObject({ links: [{ linkId: links[0]?.linkId }] })
  })

  test('returns only members of the agent’s team in searches and lists', async () => {
    const names = (
      await team.value<{ content: { account: string }[] }>('bruna84', 'teamMembers', {
        query: { search: 'a', pageSize: 200 },
      })
    ).content
    expect(names.map(({ account }) => account)).toEqual(['alicia36'])
    const record = await team.value<{ content: { account: string }[] }>('bruna84', 'teamRecord', {
      query: { pageSize: 200 },
    })
    const bets = await team.value<{ content: { account: string }[] }>('bruna84', 'teamBetting', {
      query: { pageSize: 200 },
    })
    const mine = [
      'larissa66',
      'renato23',
      'sofia40',
      'danilo55',
      'murilo38',
      'jade19',
      'breno83',
      'alicia36',
      'heitor92',
      'nicole58',
      'vitor24',
      'elisa73',
    ]
    expect([...record.content, ...bets.content].filter(({ account }) => !mine.includes(account))).toEqual([])
    expect(record.content.length).toBeGreaterThan(0)
  })

  test(
    "shows an agent only the team of the agent's own tenant when two tenants have an agent of that name",
    { tags: ['M8'] },
    async () => {
      const token = await team.sandbox.token('agent', southMerchant)
      const list = async (query: TestCallOptions['query'] = {}) =>
        (await team.sandbox.call('teamMembers', { tenant: southMerchant, token, query: { ...query, pageSize: 200 } }))
          .body
      const { content } = (await list()).value as unknown as { content: { memberId: number }[] }
      expect(content.map(({ memberId }) => memberId)).toContain(team.id('bruna84', 'south'))
      expect(content.map(({ memberId }) => memberId)).not.toContain(team.id('bruna84'))
      expect(await list({ memberId: team.id('bruna84') })).toEqual(forbidden.body)
    },
  )
})
