import { serveSites } from '@lobby/merchant-cli'
import { test as base, type Locator, type Page } from '@playwright/test'
import { beginSession } from './beginSession.ts'
import { expect } from './expect.ts'
import { measureTestCpu } from './measureTestCpu.ts'
import { createViewers, type Viewers } from './screens/viewers.ts'
import { sitesDir, startLobby, type RunningLobby, type Tell } from './startLobby.ts'
import { textIn, type Text } from './textIn.ts'
import { watchProblems, type Watch } from './watchProblems.ts'

export interface LobbyOptions {
  readonly merchant: string
  readonly language: 'EN' | 'PT'
}

/** A finished site of every merchant before a sandbox of its own, as `npm start` serves them. */
export interface Lobby {
  readonly origin: string
  readonly tell: Tell
  /** The digits of the captcha that the page shows. */
  readonly captchaDigits: (captchaId: string) => Promise<string>
  /** Serves the sites with no sandbox behind them, one of them on any host if it is named, until the test closes it. */
  readonly serveAlone: (single?: string) => ReturnType<typeof serveSites>
}

/** For tests that open their own pages: sites and sandbox, and no page. */
export const withoutPage = base.extend<
  LobbyOptions & { lobby: Lobby; text: Text; cpu: undefined },
  { running: RunningLobby; viewers: Viewers }
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

  // Here and not in the spec that uses it: tests with other fixtures of the worker need other workers, each with a sandbox.
  viewers: [
    async ({ running, browser }, use) => {
      const { find, close } = createViewers(running, browser)
      await use(find)
      await close()
    },
    { scope: 'worker' },
  ],

  cpu: [({ browser }, use, testInfo) => measureTestCpu(browser, () => use(undefined), testInfo), { auto: true }],

  lobby: async ({ running: { sitesPort, tell, reset }, merchant }, use) => {
    await reset()
    await use({
      origin: `http://${merchant}.localhost:${sitesPort}`,
      tell,
      captchaDigits: async (captchaId) => {
        const answer = (await (await tell(`/captcha?captchaId=${captchaId}`, undefined, 'GET')).json()) as {
          digits: string
        }
        return answer.digits
      },
      // Nothing listens on port 1.
      serveAlone: (single) =>
        serveSites({ sitesDir, port: 0, sandboxOrigin: 'http://127.0.0.1:1', ...(single && { single }) }),
    })
  },

  text: async ({ language }, use) => {
    await use(textIn(language))
  },
})

export const test = withoutPage.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch = await watchProblems(page)
      await use(watch)
      expect(watch.problems, 'console errors, page errors and policy violations').toEqual([])
    },
    { auto: true },
  ],

  // Depends on the page, so that its processes still exist when their time is read.
  cpu: ({ page }, use, testInfo) => measureTestCpu(page.context().browser(), () => use(undefined), testInfo),

  page: async ({ page, language }, use) => {
    await page.addInitScript((code) => {
      if (localStorage.getItem('MC_LANG') === null) localStorage.setItem('MC_LANG', code)
    }, language)
    await use(page)
    // A request may still be on its way through a route of the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }

/** For `test.use`: a page that moves as it does for most people. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Fills and sends the login form that is on the page, or in a part of it. */
export async function signIn(
  page: Page | Locator,
  text: (id: string) => string,
  who: string,
  password = 'Lobby2026',
): Promise<void> {
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill(who)
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill(password)
  const submit = page.getByRole('button', { name: text('auth.login.submit'), exact: true })
  // A form that is being sent hears no press.
  await expect(submit).not.toHaveAttribute('aria-busy')
  await submit.click()
}

/** Home, with its games there. */
export async function openHome(page: Page, lobby: Lobby): Promise<void> {
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

/** Home as somebody who has signed in, without the form. */
export async function signInFirst(page: Page, { origin, tell }: Lobby, who = 'ana'): Promise<void> {
  await beginSession(page, { origin, tell, who })
  await page.goto(`${origin}/m/home`)
}
