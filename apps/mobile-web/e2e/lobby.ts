import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSites, serveSites } from '@lobby/merchant-cli'
import { startServer } from '@lobby/sandbox/server'
import { test as base, expect, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '../../..')
const sitesDir = join(root, 'apps/mobile-web/dist/sites')

export interface LobbyOptions {
  readonly merchant: string
  readonly language: 'EN' | 'PT'
}

/** A finished site of every merchant before a sandbox of its own, as `npm start` serves them. */
export interface Lobby {
  readonly origin: string
  /** Tells the sandbox something at its development endpoint. */
  readonly tell: (path: string, body?: unknown, method?: string) => Promise<Response>
  /** The digits of the captcha that the page shows. */
  readonly captchaDigits: (captchaId: string) => Promise<string>
  /** Serves the sites with no sandbox behind them, one of them on any host if it is named, until the test closes it. */
  readonly serveAlone: (single?: string) => ReturnType<typeof serveSites>
}

interface Watch {
  /** What must not happen on a page, unless the test provoked it. */
  readonly problems: string[]
  /** Lets Chromium's own line pass for answers of these statuses. */
  readonly allowStatus: (...status: number[]) => void
}

export const test = base.extend<
  LobbyOptions & { lobby: Lobby; watch: Watch; text: (id: string, values?: Record<string, string>) => string },
  { servers: { sites: Awaited<ReturnType<typeof serveSites>>; sandbox: Awaited<ReturnType<typeof startServer>> } }
>({
  merchant: ['aurora', { option: true }],
  language: ['PT', { option: true }],

  servers: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const merchantsDir = join(root, 'merchants')
      const sandbox = await startServer({ port: 0, dbPath: ':memory:', merchantsDir, development: true })
      await buildSites({ merchantsDir, outDir: sitesDir })
      const sites = await serveSites({ sitesDir, port: 0, sandboxOrigin: `http://127.0.0.1:${sandbox.port}` })
      await use({ sites, sandbox })
      await sites.close()
      await sandbox.close()
    },
    { scope: 'worker' },
  ],

  lobby: async ({ servers, merchant }, use) => {
    const tell: Lobby['tell'] = (path, body, method = 'POST') =>
      fetch(`http://127.0.0.1:${servers.sandbox.port}/__dev${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    await tell('/reset')
    await use({
      origin: `http://${merchant}.localhost:${servers.sites.port}`,
      tell,
      captchaDigits: async (captchaId) => {
        const answer = (await (await tell(`/captcha?captchaId=${captchaId}`, undefined, 'GET')).json()) as { digits: string }
        return answer.digits
      },
      // Port 1 is nobody's.
      serveAlone: (single) => serveSites({ sitesDir, port: 0, sandboxOrigin: 'http://127.0.0.1:1', ...(single && { single }) }),
    })
  },

  watch: [
    async ({ page }, use) => {
      const problems: string[] = []
      const allowed = new Set<number>()
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1]
        if (status !== undefined && allowed.has(Number(status))) return
        if (allowed.has(0) && /net::ERR_|Failed to fetch|Unable to preload CSS/.test(message.text())) return
        problems.push(`console: ${message.text()}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`),
        )
      })
      await use({ problems, allowStatus: (...status) => status.forEach((code) => allowed.add(code)) })
      expect(problems, 'console errors, page errors and policy violations').toEqual([])
    },
    { auto: true },
  ],

  page: async ({ page, language }, use) => {
    await page.addInitScript((code) => {
      if (localStorage.getItem('MC_LANG') === null) localStorage.setItem('MC_LANG', code)
    }, language)
    await use(page)
  },

  text: async ({ language }, use) => {
    const folder = join(root, 'packages/i18n/messages', language)
    const texts: Record<string, string> = Object.assign({}, ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object))
    await use((id, values = {}) => {
      const found = texts[id]
      if (found === undefined) throw new Error(`No text ${id} in ${language}.`)
      return found.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
    })
  },
})

export { expect }

/** Fills and sends the login form that is on the page. */
export async function signIn(page: Page, text: (id: string) => string, who: string, password = 'Lobby2026'): Promise<void> {
  await page.getByLabel(text('auth.username.label')).fill(who)
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
}

/** Home, with its games there. */
export async function openHome(page: Page, lobby: Lobby): Promise<void> {
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

/** Signs in on the login screen, and waits for the page that it leads to. */
export async function signInFirst(page: Page, lobby: Lobby, text: (id: string) => string, who = 'ana'): Promise<void> {
  await page.goto(`${lobby.origin}/m/login`)
  await signIn(page, text, who)
  await page.waitForURL(/\/m\/home$/)
}
