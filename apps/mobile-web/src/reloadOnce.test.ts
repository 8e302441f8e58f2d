import { expect, test } from 'vitest'
import { reload, reloadOnce, type Reloading } from './reloadOnce.ts'

function page(answers: boolean | 'nothing', state: unknown = { idx: 3 }) {
  const seen: string[] = []
  const fake = {
    history: { state, replaceState: (next: unknown) => (fake.history.state = next) },
    location: { href: 'https://site.example/m/gameList', reload: () => void seen.push('reload') },
    fetch: (url: string, { method, cache, headers }: RequestInit) => {
      seen.push(`${method} ${url} ${cache} ${new Headers(headers).get('accept')}`)
      return answers === 'nothing' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ ok: answers })
    },
  }
  return { seen, fake, page: fake as unknown as Reloading }
}
const asked = 'HEAD https://site.example/m/gameList no-store text/html'

test('the page is loaded anew once for a place of the history, whose state it keeps', { tags: ['P1'] }, async () => {
  const { seen, fake, page: one } = page(true)
  expect([await reloadOnce(one), seen]).toEqual([true, [asked, 'reload']])
  expect(fake.history.state).toEqual({ idx: 3, reloaded: true })
  expect([await reloadOnce(one), seen.length]).toEqual([false, 2])
})

test(
  'control: were the place not marked, a part that never comes would be a loop',
  { tags: ['P1-control'] },
  async () => {
    const { seen, fake, page: one } = page(true)
    fake.history.replaceState = () => undefined
    for (let load = 0; load < 3; load += 1) await reloadOnce(one)
    expect(seen.filter((each) => each === 'reload')).toHaveLength(3)
  },
)

test('another place of the history has one of its own', async () => {
  const { fake, page: one } = page(true)
  await reloadOnce(one)
  fake.history.state = { idx: 4 }
  expect(await reloadOnce(one)).toBe(true)
})

test('a first place, without a state, has one too', async () => {
  const { seen, page: one } = page(true, null)
  expect([await reloadOnce(one), await reloadOnce(one), seen]).toEqual([true, false, [asked, 'reload']])
})

test.each([false, 'nothing'] as const)(
  'where the site does not answer (%s) the page stays',
  { tags: ['P1'] },
  async (answers) => {
    const { seen, page: one } = page(answers)
    expect([await reloadOnce(one), await reload(one), seen]).toEqual([false, false, [asked, asked]])
  },
)

test('at a press it is loaded anew as often as one presses', async () => {
  const { seen, page: one } = page(true, { reloaded: true })
  expect([await reload(one), await reload(one)]).toEqual([true, true])
  expect(seen.filter((each) => each === 'reload')).toHaveLength(2)
})
