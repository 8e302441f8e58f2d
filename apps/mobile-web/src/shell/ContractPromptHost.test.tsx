import { loadContractPrompt } from '@lobby/agent/prompts'
import { createSessionFixture, createTestSiteWithMessages } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useLocation } from 'react-router-dom'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { ContractPromptHost } from './ContractPromptHost.tsx'

const check = 'GET /wps/agent/contract/check'
const none = { dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0 }
const all = { dailysalreqtype: 1, divtypecompperiodreq: 1, contracthoursalreq: 1 }

const daily = 'You have a daily salary offer'
const dividend = 'You have a dividend offer'
const hourly = 'You have an hourly salary offer'

interface Setting {
  readonly flags?: object
  readonly type?: number | null
  readonly path?: string
}

/** Renders the prompts for agent contracts on an otherwise empty page, for a player who has just signed in. */
async function open({ flags = all, type = 1, path = '/m/home' }: Setting = {}) {
  const site = await createTestSiteWithMessages({
    ...(type !== null && { session: createSessionFixture({ type }) }),
    answers: { [check]: { value: { ...none, ...flags } } },
  })
  const Page = () => <ContractPromptHost pathname={useLocation().pathname} />
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
    /**
     * Waits for the platform's response that lists the agent contracts which the member has neither accepted nor
     * refused.
     */
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

/** Replaces the page's timers by fake ones, which run only when a test advances them. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Advances the fake timers by several times the delay of a prompt, and lets React render the changes. */
async function passPromptDelay(): Promise<void> {
  for (let step = 0; step < 24; step++) {
    await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(300)
  }
  await new Promise(requestAnimationFrame)
}

// Load the prompt's code before any test replaces the timers.
beforeAll(() => loadContractPrompt())

test('shows a contract prompt only after a running mutation has finished', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const { site, prompt, answered, dialogs } = await open({ flags: { dailysalreqtype: 1 } })
  const call = site.queries
    .getMutationCache()
    .build(site.queries, { mutationFn: () => answer })
    .execute(undefined)
  holdTime()
  await answered()
  await passPromptDelay()
  expect(dialogs()).toEqual([])
  resolve()
  await call
  await passPromptDelay()
  expect(prompt(daily).elements()).toHaveLength(1)
})

test.each([
  ['dailysalreqtype', daily, '/m/member/agent/getSalaryContract'],
  ['divtypecompperiodreq', dividend, '/m/member/agent/getDevidendContract'],
  ['contracthoursalreq', hourly, '/m/member/agent/getHourContract'],
])(
  'reads the response field %s of an offered contract, and shows the prompt "%s" with a button that leads to %s',
  { tags: ['AGEN-054', 'AGEN-055', 'AGEN-056', 'AGEN-058', 'AGEN-059', 'AGEN-060'] },
  async (flag, title, to) => {
    const { prompt, location, dialogs } = await open({ flags: { [flag]: 1 } })
    await prompt(title).getByRole('button', { name: 'View offer' }).click()
    await expect.poll(location).toBe(to)
    await expect.poll(dialogs).toEqual([])
  },
)

test(
  'requests the offered contracts one time for each session, with the session token',
  { tags: ['CALL-099', 'CALL-100'] },
  async () => {
    const { asked, prompt, cancel } = await open({ flags: { divtypecompperiodreq: 1 } })
    await expect.element(prompt(dividend)).toBeVisible()
    await cancel()
    await expect.element(prompt(dividend)).not.toBeInTheDocument()
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toContain('token=token-of-ana')
  },
)

describe('closing a prompt for an agent contract', { tags: ['AGEN-057'] }, () => {
  test(
    'shows the contract prompts one after the other: daily salary, dividend, hourly salary; each one time in a visit',
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
      await passPromptDelay()
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
  ])('shows the next contract prompt on the same page when the player closes a prompt by %s', async (_, close) => {
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
    await passPromptDelay()
    expect(dialogs()).toEqual([])
  })

  test('shows a dismissed contract prompt again after the next sign-in', async () => {
    const { prompt, site, cancel, screen, asked } = await open({ flags: { dailysalreqtype: 1 } })
    await expect.element(prompt(daily)).toBeVisible()
    await cancel()
    await expect.element(prompt(daily)).not.toBeInTheDocument()
    site.session.signOut('signedOut')
    site.session.signIn(createSessionFixture({ token: 'another' }))
    await expect.element(prompt(daily)).toBeVisible()
    expect(asked()).toHaveLength(2)
    await screen.unmount()
  })
})

test.each([4, 40, 41, 42, null])(
  'requests no offered contracts and shows no contract prompt for the member type %j',
  { tags: ['AGEN-052'] },
  async (type) => {
    holdTime()
    const { asked, dialogs } = await open({ type })
    await passPromptDelay()
    expect([asked(), dialogs()]).toEqual([[], []])
  },
)

test.each([0, 1, 43])(
  'requests the offered contracts and shows a contract prompt for the member type %i',
  { tags: ['AGEN-053'] },
  async (type) => {
    holdTime()
    const { asked, dialogs, answered } = await open({ type })
    await answered()
    await passPromptDelay()
    await expect.poll(() => [asked().length, dialogs().length]).toEqual([1, 1])
  },
)

test('shows no contract prompt when the platform reports no offered contract', { tags: ['AGEN-061'] }, async () => {
  holdTime()
  const { dialogs, answered } = await open({ flags: none })
  await answered()
  await passPromptDelay()
  expect(dialogs()).toEqual([])
})

describe('a prompt for an agent contract on a page that is in use', () => {
  /** Adds markup to the page, replaces the timers, and renders the contract prompts. */
  async function openNextTo(markup: string) {
    const put = document.createElement('div')
    put.innerHTML = markup
    document.body.append(put)
    onTestFinished(() => put.remove())
    holdTime()
    return { put, ...(await open()) }
  }

  test.each<[string, string]>([
    ['a filled form', '<input aria-label="it" value="typed">'],
    ['another dialog', '<div role="alertdialog" aria-label="it"></div>'],
    ['a game in a frame', '<iframe title="it" width="300" height="300"></iframe>'],
  ])('shows the contract prompt only after %s has left the page', async (_, markup) => {
    const { prompt, answered, put } = await openNextTo(markup)
    await answered()
    await passPromptDelay()
    expect(prompt(daily).query()).toBeNull()
    put.remove()
    await passPromptDelay()
    await expect.element(prompt(daily)).toBeVisible()
  })

  // Control: other content does not delay the prompt.
  test.each<[string, string]>([
    ['an empty form', '<input aria-label="it"><input type="checkbox" checked>'],
    ['a frame of one pixel', '<iframe title="it" width="1" height="1"></iframe>'],
  ])('control: shows the contract prompt without delay when the page has %s', async (_, markup) => {
    const { prompt, answered, put } = await openNextTo(markup)
    await answered()
    await passPromptDelay()
    expect(put.isConnected).toBe(true)
    await expect.element(prompt(daily)).toBeVisible()
  })

  test.each(['/m/member/agent/getHourContract', '/m/member/agent/contracts', '/m/play'])(
    'shows no contract prompt on the page %s',
    async (path) => {
      holdTime()
      const { dialogs, answered } = await open({ path })
      await answered()
      await passPromptDelay()
      expect(dialogs()).toEqual([])
    },
  )
})
