import { loadContractPrompt } from '@lobby/agent/prompts'
import { makeSession, openTestSite } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useLocation } from 'react-router-dom'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { ContractHost } from './ContractHost.tsx'

const check = 'GET /wps/agent/contract/check'
const none = { dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0 }
const all = { dailysalreqtype: 1, divtypecompperiodreq: 1, contracthoursalreq: 1 }

const daily = 'A daily salary is waiting for you'
const dividend = 'A dividend is waiting for you'
const hourly = 'An hourly salary is waiting for you'

interface Setting {
  readonly flags?: object
  readonly type?: number | null
  readonly path?: string
}

/** The host of the prompts on a page, a sign-in ago. */
async function open({ flags = all, type = 1, path = '/m/home' }: Setting = {}) {
  const site = await openTestSite({
    ...(type !== null && { session: makeSession({ type }) }),
    answers: { [check]: { value: { ...none, ...flags } } },
  })
  const Page = () => <ContractHost pathname={useLocation().pathname} />
  const page = await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <Page />
    </SiteContext>,
    { path, address: '*', site },
  )
  const { screen } = page
  return {
    ...page,
    prompt: (title: string) => screen.getByRole('dialog', { name: title }),
    dialogs: () => screen.getByRole('dialog').elements(),
    /** The flags are here. */
    answered: async () => {
      await expect
        .poll(() => site.queries.getQueriesData({ queryKey: ['contractCheck'] }).some(([, data]) => data !== undefined))
        .toBe(true)
    },
    asked: () => page.asked(check),
    cancel: () => screen.getByRole('dialog').getByRole('button', { name: 'Not now' }).click(),
  }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Stops the page's time until a test lets it pass. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** The time passes that a prompt waits, several times over, and what it changes is drawn. */
async function pass(): Promise<void> {
  for (let step = 0; step < 24; step++) {
    await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(300)
  }
  await new Promise(requestAnimationFrame)
}

// What is loaded for a prompt is here before any test holds the time.
beforeAll(() => loadContractPrompt())

test('waits while a call that changes something is under way', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const { site, prompt, answered, dialogs } = await open({ flags: { dailysalreqtype: 1 } })
  const call = site.queries
    .getMutationCache()
    .build(site.queries, { mutationFn: () => answer })
    .execute(undefined)
  holdTime()
  await answered()
  await pass()
  expect(dialogs()).toEqual([])
  resolve()
  await call
  await pass()
  expect(prompt(daily).elements()).toHaveLength(1)
})

test.each([
  ['dailysalreqtype', daily, '/m/member/agent/getSalaryContract'],
  ['divtypecompperiodreq', dividend, '/m/member/agent/getDevidendContract'],
  ['contracthoursalreq', hourly, '/m/member/agent/getHourContract'],
])(
  '%s shows its prompt, "%s", whose go leads to %s',
  { tags: ['AGEN-054', 'AGEN-055', 'AGEN-056', 'AGEN-058', 'AGEN-059', 'AGEN-060'] },
  async (flag, title, to) => {
    const { prompt, location, dialogs } = await open({ flags: { [flag]: 1 } })
    await prompt(title).getByRole('button', { name: 'See the offer' }).click()
    await expect.poll(location).toBe(to)
    await expect.poll(dialogs).toEqual([])
  },
)

test('the flags are asked for with the token, once a session', { tags: ['CALL-099', 'CALL-100'] }, async () => {
  const { asked, prompt, cancel } = await open({ flags: { divtypecompperiodreq: 1 } })
  await expect.element(prompt(dividend)).toBeVisible()
  await cancel()
  await expect.element(prompt(dividend)).not.toBeInTheDocument()
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toContain('token=token-of-ana')
})

describe('each prompt can be put off', { tags: ['AGEN-057'] }, () => {
  test(
    'one after another, daily salary, dividend, hourly salary; none comes twice on a visit',
    { tags: ['AGEN-061'] },
    async () => {
      const { prompt, dialogs, cancel, asked } = await open()
      for (const title of [daily, dividend, hourly]) {
        await expect.element(prompt(title)).toBeVisible()
        expect(dialogs()).toHaveLength(1)
        await cancel()
        await expect.element(prompt(title)).not.toBeInTheDocument()
      }
      holdTime()
      await pass()
      expect([dialogs(), asked().length]).toEqual([[], 1])
    },
  )

  test.each([
    [
      'its close button',
      (screen: Opened['screen']) => screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ],
    ['Back', () => Promise.resolve(history.back())],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('by %s too: the page stays where it is, the next prompt comes, and none twice', async (_, close) => {
    const { prompt, location, screen, dialogs } = await open({
      flags: { dailysalreqtype: 1, contracthoursalreq: 1 },
      path: '/m/mine',
    })
    for (const title of [daily, hourly]) {
      await expect.element(prompt(title)).toBeVisible()
      await close(screen)
      await expect.element(prompt(title)).not.toBeInTheDocument()
      expect(location()).toBe('/m/mine')
    }
    holdTime()
    await pass()
    expect(dialogs()).toEqual([])
  })

  test('until the next sign-in, which asks again', async () => {
    const { prompt, site, cancel, screen, asked } = await open({ flags: { dailysalreqtype: 1 } })
    await expect.element(prompt(daily)).toBeVisible()
    await cancel()
    await expect.element(prompt(daily)).not.toBeInTheDocument()
    site.session.signOut('signedOut')
    site.session.signIn(makeSession({ token: 'another' }))
    await expect.element(prompt(daily)).toBeVisible()
    expect(asked()).toHaveLength(2)
    await screen.unmount()
  })
})

test.each([4, 40, 41, 42, null])(
  'with type %j nothing is asked for, and no prompt comes',
  { tags: ['AGEN-052'] },
  async (type) => {
    holdTime()
    const { asked, dialogs } = await open({ type })
    await pass()
    expect([asked(), dialogs()]).toEqual([[], []])
  },
)

test.each([0, 1, 43])(
  'type %i is asked, and in the same time the prompt is there',
  { tags: ['AGEN-053'] },
  async (type) => {
    holdTime()
    const { asked, dialogs, answered } = await open({ type })
    await answered()
    await pass()
    await expect.poll(() => [asked().length, dialogs().length]).toEqual([1, 1])
  },
)

test('a flag of 0 is none that waits', { tags: ['AGEN-061'] }, async () => {
  holdTime()
  const { dialogs, answered } = await open({ flags: none })
  await answered()
  await pass()
  expect(dialogs()).toEqual([])
})

describe('a prompt waits', () => {
  /** The host, beside what stands on the page already; the page's time is held. */
  async function beside(markup: string) {
    const put = document.createElement('div')
    put.innerHTML = markup
    document.body.append(put)
    onTestFinished(() => put.remove())
    holdTime()
    return { put, ...(await open()) }
  }

  test.each<[string, string]>([
    ['a form with something in it', '<input aria-label="it" value="typed">'],
    ['another dialog', '<div role="alertdialog" aria-label="it"></div>'],
    ['a game in a frame', '<iframe title="it" width="300" height="300"></iframe>'],
  ])('while there is %s, and comes after it', async (_, markup) => {
    const { prompt, answered, put } = await beside(markup)
    await answered()
    await pass()
    expect(prompt(daily).query()).toBeNull()
    put.remove()
    await pass()
    await expect.element(prompt(daily)).toBeVisible()
  })

  // In the same time, what is none of these holds nothing back.
  test.each<[string, string]>([
    ['a form with nothing in it', '<input aria-label="it"><input type="checkbox" checked>'],
    ['a frame of a pixel', '<iframe title="it" width="1" height="1"></iframe>'],
  ])('not for %s', async (_, markup) => {
    const { prompt, answered, put } = await beside(markup)
    await answered()
    await pass()
    expect(put.isConnected).toBe(true)
    await expect.element(prompt(daily)).toBeVisible()
  })

  test.each(['/m/member/agent/getHourContract', '/m/member/agent/contracts', '/m/play'])(
    'as long as one is on %s',
    async (path) => {
      holdTime()
      const { dialogs, answered } = await open({ path })
      await answered()
      await pass()
      expect(dialogs()).toEqual([])
    },
  )
})
