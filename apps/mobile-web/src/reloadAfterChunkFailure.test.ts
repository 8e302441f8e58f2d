import { expect, test } from 'vitest'
import { reloadIfServerResponds, reloadAfterChunkFailure, type ReloadWindow } from './reloadAfterChunkFailure.ts'

function createPage(answers: boolean | 'nothing', state: unknown = { idx: 3 }) {
  const seen: string[] = []
  const fake = {
    history: { state, replaceState: (next: unknown) => (fake.history.state = next) },
    location: { href: 'https://site.example/m/gameList', reload: () => void seen.push('reload') },
    fetch: (url: string, { method, cache, headers }: RequestInit) => {
      seen.push(`${method} ${url} ${cache} ${new Headers(headers).get('accept')}`)
      return answers === 'nothing' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ ok: answers })
    },
  }
  return { seen, fake, page: fake as unknown as ReloadWindow }
}
const asked = 'HEAD https://site.example/m/gameList no-store text/html'

test(
  'reloads the page one time for each history entry, and does not lose the state of the entry',
  { tags: ['P1'] },
  async () => {
    const { seen, fake, page: one } = createPage(true)
    expect([await reloadAfterChunkFailure(one), seen]).toEqual([true, [asked, 'reload']])
    expect(fake.history.state).toEqual({ idx: 3, reloaded: true })
    expect([await reloadAfterChunkFailure(one), seen.length]).toEqual([false, 2])
  },
)

test(
  'control: reloads at each call when the mark in the history entry is removed',
  { tags: ['P1-control'] },
  async () => {
    const { seen, fake, page: one } = createPage(true)
    fake.history.replaceState = () => undefined
    for (let load = 0; load < 3; load += 1) await reloadAfterChunkFailure(one)
    expect(seen.filter((each) => each === 'reload')).toHaveLength(3)
  },
)

test('reloads again when the page is at another history entry', async () => {
  const { fake, page: one } = createPage(true)
  await reloadAfterChunkFailure(one)
  fake.history.state = { idx: 4 }
  expect(await reloadAfterChunkFailure(one)).toBe(true)
})

test('reloads one time when the history entry has no state', async () => {
  const { seen, page: one } = createPage(true, null)
  expect([await reloadAfterChunkFailure(one), await reloadAfterChunkFailure(one), seen]).toEqual([
    true,
    false,
    [asked, 'reload'],
  ])
})

test.each([false, 'nothing'] as const)(
  'does not reload when the site does not respond with success (response: %s)',
  { tags: ['P1'] },
  async (answers) => {
    const { seen, page: one } = createPage(answers)
    expect([await reloadAfterChunkFailure(one), await reloadIfServerResponds(one), seen]).toEqual([
      false,
      false,
      [asked, asked],
    ])
  },
)

test('reloads at each call of reloadIfReachable when the history entry is marked', async () => {
  const { seen, page: one } = createPage(true, { reloaded: true })
  expect([await reloadIfServerResponds(one), await reloadIfServerResponds(one)]).toEqual([true, true])
  expect(seen.filter((each) => each === 'reload')).toHaveLength(2)
})
