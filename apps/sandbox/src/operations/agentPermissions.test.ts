import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { operationContracts } from '../http/contract.ts'
import { run } from '../db/sql.ts'
import { fromSchema } from '../testing/fromSchema.ts'
import { openTeam, type Team } from '../testing/openTeam.ts'
import { south } from '../testing/merchants.ts'
import type { Ask } from '../testing/testSandbox.ts'

let team: Team
beforeAll(() => void (team = openTeam()))

/** All of the area, from the contract: one that is added and forgotten here is refused to nobody, and turns this red. */
const area = operationContracts.filter(({ tags }) => tags.includes('agent'))
const isRead = (id: string): boolean => area.some((one) => one.id === id && one.safe)
/** To whom a contract can be offered, whether an agent or not (C10). */
const ofContracts = ['dividendInfo', 'contractCheck', 'agentContracts', 'answerContract', 'contractPayments']
/** Who gives contracts has to be both. */
const ofBoth = ['teamContracts', 'offerContract', 'endContract']

const bodyOf = (id: string): Pick<Ask, 'body'> => {
  const schema = area.find((one) => one.id === id)?.bodySchema
  return schema ? { body: fc.sample(fromSchema(schema), { numRuns: 1, seed: 7 })[0] } : {}
}

/** The one answer to whoever is not allowed, whatever the reason is. */
const refused = {
  status: 200,
  body: {
    success: false,
    errorCode: 'account.forbidden',
    message: 'Sorry, this account does not have permission or the feature is temporarily unavailable.',
  },
}
const answerOf = async (who: string, id: string, ask: Ask = bodyOf(id)) => {
  const { status, body } = await team.ask(who, id, ask)
  return { status, body }
}

describe('who is no agent', () => {
  test('the area has calls', () => expect(area.length).toBeGreaterThan(25))

  // The specification's types, and one that it does not name.
  test.each([
    [0, false, true],
    [4, false, false],
    [40, false, false],
    [41, true, false],
    [42, true, false],
    [1, true, true],
    [2, true, true],
  ])(
    'type %i gets one and the same answer from every call that is not for it (agent: %s, contracts: %s)',
    { tags: ['AGEN-005', 'U11'] },
    async (type, agent, contracts) => {
      team.setType('renato23', type)
      const isFor = (id: string): boolean =>
        ofContracts.includes(id) ? contracts : ofBoth.includes(id) ? agent && contracts : agent
      const answers = await Promise.all(area.map(async ({ id }) => [id, await answerOf('renato23', id)] as const))
      const notForIt = answers.filter(([id]) => !isFor(id))
      expect(notForIt).toEqual(notForIt.map(([id]) => [id, refused]))
      // What changes something may still be refused for what it names, which does not exist.
      const read = answers.filter(([id]) => isFor(id) && isRead(id) && id !== 'teamMember')
      expect(read.filter(([, { body }]) => !body.success)).toEqual([])
      expect(notForIt.length + read.length).toBeGreaterThan(10)
      team.setType('renato23', 0)
    },
  )

  test('control: what refuses them is the type alone', { tags: ['U11-control'] }, async () => {
    expect(await answerOf('renato23', 'teamKpi')).toEqual(refused)
    team.setType('renato23', 1)
    expect((await answerOf('renato23', 'teamKpi')).body.success).toBe(true)
    team.setType('renato23', 0)
  })
})

/** Every way to name a member, of the body or the query. */
const byMember: Readonly<Record<string, (memberId: number) => Ask>> = {
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
const byAccount: Readonly<Record<string, (account: string) => Ask>> = {
  teamBetting: (account) => ({ query: { account } }),
  teamRecord: (account) => ({ query: { account } }),
}

describe('whoever is not within the own team', () => {
  test('each call that names a member is here', () => {
    const names = area
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
    ['somebody beside', () => team.id('thiago77')],
    ['somebody of the branch beside', () => team.id('livia70')],
    ["the other tenant's agent", () => team.id('agent', 'south')],
    ["somebody of the other tenant's team", () => team.id('larissa66', 'south')],
    ['a member of no team', () => team.id('vip')],
    ['nobody', () => 8_888_888],
  ]
  test.each(strangers)(
    '%s gets the same answer from every call as who does not exist, and nothing happens',
    { tags: ['M8'] },
    async (_, stranger) => {
      const before = ['downline_batch', 'contract', 'agent_rate', 'ledger'].map(team.count)
      for (const [id, ask] of Object.entries(byMember))
        expect([id, await answerOf('bruna84', id, ask(stranger()))]).toEqual([id, refused])
      expect(['downline_batch', 'contract', 'agent_rate', 'ledger'].map(team.count)).toEqual(before)
    },
  )

  test.each([['agent'], ['thiago77'], ['livia70'], ['vip'], ['bruna84'], ['nobody-at-all']])(
    'the same of %s by user name',
    async (account) => {
      for (const [id, ask] of Object.entries(byAccount))
        expect([id, await answerOf('bruna84', id, ask(account))]).toEqual([id, refused])
    },
  )

  test('control: the very same calls about the own people are answered', { tags: ['M8-control'] }, async () => {
    const own = team.id('larissa66')
    // Bruna passes on from a contract of her own, with money of her own.
    const offers = await team.value<{ offer: { contractId: number } }>('bruna84', 'agentContracts', {
      query: { kind: 'DAILY' },
    })
    await team.value('bruna84', 'answerContract', { body: { contractId: offers.offer.contractId, accept: true } })
    run(
      team.sandbox.db,
      `INSERT INTO payment_password (tenant, member, hash) SELECT tenant, :bruna, hash FROM payment_password WHERE member = :agent`,
      { bruna: team.id('bruna84'), agent: team.id('agent') },
    )
    for (const [id, ask] of Object.entries(byMember))
      expect([id, (await answerOf('bruna84', id, ask(own))).body.success]).toEqual([id, true])
    for (const [id, ask] of Object.entries(byAccount))
      expect([id, (await answerOf('bruna84', id, ask('larissa66'))).body.success]).toEqual([id, true])
  })

  test('rates and contracts are of who stands directly below alone, and nobody sets the own', async () => {
    for (const who of ['jade19', 'bruna84']) {
      for (const id of ['setTeamRates', 'offerContract'])
        expect([who, id, await answerOf('bruna84', id, byMember[id]?.(team.id(who)))]).toEqual([who, id, refused])
    }
    expect(
      await answerOf('bruna84', 'transferToDownlines', byMember['transferToDownlines']?.(team.id('bruna84'))),
    ).toEqual(refused)
    expect(await answerOf('bruna84', 'teamMember', byMember['teamMember']?.(team.id('bruna84')))).toEqual(refused)
  })

  test("contracts and links of others are nobody's", async () => {
    const { content } = await team.value<{ content: { contractId: number }[] }>('agent', 'teamContracts', {
      query: { kind: 'DIVIDEND' },
    })
    const contractId = content[0]?.contractId ?? 0
    const { links } = await team.value<{ links: { linkId: number }[] }>('agent', 'createAgentLink', {
      body: { agent: false, rates: [] },
    })
    for (const id of [contractId, 8_888_888]) {
      expect(await answerOf('thiago77', 'answerContract', { body: { contractId: id, accept: true } })).toEqual(refused)
      // Not even of the one to whom it was offered.
      expect(await answerOf('bruna84', 'endContract', { body: { contractId: id } })).toEqual(refused)
    }
    for (const linkId of [links[0]?.linkId ?? 0, 8_888_888])
      expect(await answerOf('bruna84', 'removeAgentLink', { body: { linkId } })).toEqual(refused)
    expect(await team.value('agent', 'agentLinks')).toMatchObject({ links: [{ linkId: links[0]?.linkId }] })
  })

  test('what is searched and listed is of the own team alone', async () => {
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

  test("the other tenant's agent of the same name sees its own team, not this one", { tags: ['M8'] }, async () => {
    const token = await team.sandbox.token('agent', south)
    const list = async (query: Ask['query'] = {}) =>
      (await team.sandbox.call('teamMembers', { tenant: south, token, query: { ...query, pageSize: 200 } })).body
    const { content } = (await list()).value as unknown as { content: { memberId: number }[] }
    expect(content.map(({ memberId }) => memberId)).toContain(team.id('bruna84', 'south'))
    expect(content.map(({ memberId }) => memberId)).not.toContain(team.id('bruna84'))
    expect(await list({ memberId: team.id('bruna84') })).toEqual(refused.body)
  })
})
