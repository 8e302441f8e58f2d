import { serveSites } from '@lobby/merchant-cli'
import { test as base, type Locator, type Page } from '@playwright/test'
import { startMemberSession } from './startMemberSession.ts'
import { expect } from './expect.ts'
import { measureTestCpu } from './measureTestCpu.ts'
import { createViewOpenerCache, type GetViewOpener } from './screens/createViewOpenerCache.ts'
import { sitesDir, startLobby, type RunningLobby, type DeveloperSwitchCaller } from './startLobby.ts'
import { createMessageLookup, type MessageLookup } from './createMessageLookup.ts'
import { watchPageProblems, type PageProblemWatch } from './watchPageProblems.ts'

export interface LobbyFixtureOptions {
  readonly merchant: string
  readonly language: 'EN' | 'PT'
}

/** The stamped sites of all merchants, with a separate sandbox behind them, as in `npm start`. */
export interface LobbyFixture {
  readonly origin: string
  readonly callSandbox: DeveloperSwitchCaller
  /** Returns the digits in the picture of a captcha. */
  readonly readCaptchaDigits: (captchaId: string) => Promise<string>
  /**
   * Serves the sites without a sandbox behind them, until the test closes the server. With `single`, the server answers
   * every host name with the site of this merchant.
   */
  readonly serveWithoutSandbox: (single?: string) => ReturnType<typeof serveSites>
}

/** The test function for tests that open their own pages: it provides sites and sandbox, but no page. */
export const testWithoutPage = base.extend<
  LobbyFixtureOptions & { lobby: LobbyFixture; text: MessageLookup; cpu: undefined },
  { running: RunningLobby; viewers: GetViewOpener }
>({
  merchant: ['aurora', { option: true }],
  language: ['PT', { option: true }],

  running: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = await startLobby()
      await use(running)
      await running.close()
    },
    { scope: 'worker' },
  ],

  // Only `screens.spec.ts` uses this fixture. It is defined here, because a worker fixture of one spec would need a
  // separate worker with a second sandbox.
  viewers: [
    async ({ running, browser }, use) => {
      const { find, close } = createViewOpenerCache(running, browser)
      await use(find)
      await close()
    },
    { scope: 'worker' },
  ],

  cpu: [({ browser }, use, testInfo) => measureTestCpu(browser, () => use(undefined), testInfo), { auto: true }],

  lobby: async ({ running: { sitesPort, callSandbox, reset }, merchant }, use) => {
    await reset()
    await use({
      origin: `http://${merchant}.localhost:${sitesPort}`,
      callSandbox: callSandbox,
      readCaptchaDigits: async (captchaId) => {
        const answer = (await (await callSandbox(`/captcha?captchaId=${captchaId}`, undefined, 'GET')).json()) as {
          digits: string
        }
        return answer.digits
      },
      // No server listens on port 1, so every call to the platform fails.
      serveWithoutSandbox: (single) =>
        serveSites({ sitesDir, port: 0, sandboxOrigin: 'http://127.0.0.1:1', ...(single && { single }) }),
    })
  },

  text: async ({ language }, use) => {
    await use(createMessageLookup(language))
  },
})

export const test = testWithoutPage.extend<{ watch: PageProblemWatch }>({
  watch: [
    async ({ page }, use) => {
      const watch = await watchPageProblems(page)
      await use(watch)
      expect(watch.problems, 'console errors, page errors and policy violations').toEqual([])
    },
    { auto: true },
  ],

  // Depends on `page`, so that the processes of the page still exist when their processor time is read.
  cpu: ({ page }, use, testInfo) => measureTestCpu(page.context().browser(), () => use(undefined), testInfo),

  page: async ({ page, language }, use) => {
    await page.addInitScript((code) => {
      if (localStorage.getItem('MC_LANG') === null) localStorage.setItem('MC_LANG', code)
    }, language)
    await use(page)
    // Remove the test's request handlers (`page.route`) before the page closes, because a request that is still in a
    // handler would fail the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }

/** Options for `test.use` that turn animations on, as most players have them. */
export const animatedPageOptions = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Fills and submits the login form of a page or of an element. */
export async function signIn(
  page: Page | Locator,
  text: (id: string) => string,
  who: string,
  password = 'Lobby2026',
): Promise<void> {
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill(who)
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill(password)
  const submit = page.getByRole('button', { name: text('auth.login.submit'), exact: true })
  // Wait until the form is idle, because a form ignores presses while it is being submitted.
  await expect(submit).not.toHaveAttribute('aria-busy')
  await submit.click()
}

/** Opens home, and waits until its games are shown. */
export async function openHome(page: Page, lobby: LobbyFixture): Promise<void> {
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

/** Opens home as a signed-in member, without using the login form. */
export async function openHomeAsMember(page: Page, { origin, callSandbox }: LobbyFixture, who = 'ana'): Promise<void> {
  await startMemberSession(page, { origin, callSandbox, who })
  await page.goto(`${origin}/m/home`)
}
