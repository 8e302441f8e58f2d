import { ApiError } from '@lobby/api'
import { balance } from '@lobby/api/operations/firstLoad'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { createSessionFixture, createTestSite, createRefusalResponse } from '../testing/index.ts'
import { balanceQuery, memberInfoQuery } from './queries.ts'

const member = {
  id: 1,
  account: 'ana',
  nickname: null,
  userName: 'ana',
  type: 1,
  regDate: '2026-01-01T00:00:00Z',
  toUpline: false,
}
const answers = {
  'GET /wps/member/info': { value: member },
  'GET /wps/wallets/balance': { value: { sumBalance: 1250.07, currencySymbol: 'R$' } },
}

describe('with a session', () => {
  test('fetches the member info and the balance when a member is signed in', async () => {
    const { api, session, queries, fetch, storage } = createTestSite({ session: createSessionFixture(), answers })
    expect(await queries.fetchQuery(memberInfoQuery(api, session.get(), storage, 'EN'))).toMatchObject(member)
    expect(await queries.fetchQuery(balanceQuery(api, session.get()))).toEqual({
      balanceMinor: 125_007,
      currencySymbol: 'R$',
    })
    expect(fetch.asked).toEqual(['GET /wps/member/info', 'GET /wps/wallets/balance'])
  })

  test("never shows one member's balance to another member when a response is late", async () => {
    const { api, session, queries } = createTestSite({ session: createSessionFixture(), answers })
    const of = (who: ReturnType<typeof session.get>) => balanceQuery(api, who)
    const ana = session.get()
    await queries.fetchQuery(of(ana))
    session.signOut()
    session.signIn(createSessionFixture({ userName: 'bob', token: 'token-of-bob' }))
    expect(queries.getQueryData(of(session.get()).queryKey)).toBeUndefined()
    queries.setQueryData(of(ana).queryKey, { balanceMinor: 1, currencySymbol: 'R$' })
    expect(queries.getQueryData(of(session.get()).queryKey)).toBeUndefined()
  })

  test('ends the session and returns the error when the platform refuses the token of a query', async () => {
    const site = createTestSite({
      session: createSessionFixture(),
      answers: { 'GET /wps/wallets/balance': () => createRefusalResponse('session.unknown', 'No', 401) },
    })
    const failure = site.queries.fetchQuery(balanceQuery(site.api, site.session.get()))
    await expect(failure).rejects.toThrow('CancelledError')
    expect(site.session.get()).toBeNull()
    site.session.signIn(createSessionFixture({ token: 'another-token' }))
    await expect(site.api.call(balance)).rejects.toThrow(ApiError)
    expect(site.session.get()).toBeNull()
  })
})

test('fetches neither the member info nor the balance for a guest', () => {
  const { api, queries, fetch, storage } = createTestSite({ answers })
  const states = [
    new QueryObserver(queries, balanceQuery(api, null)),
    new QueryObserver(queries, memberInfoQuery(api, null, storage, 'EN')),
  ].map((observer) => {
    const stop = observer.subscribe(() => undefined)
    const state = observer.getCurrentResult().fetchStatus
    stop()
    return state
  })
  expect([states, fetch.asked]).toEqual([['idle', 'idle'], []])
})
