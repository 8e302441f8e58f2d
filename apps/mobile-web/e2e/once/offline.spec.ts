import type { Page } from '@playwright/test'
import { startMemberSession } from '../startMemberSession.ts'
import { openPageAndWaitUntilCached, test } from '../deployment/test.ts'
import { expect } from '../lobby.ts'
import { findAccountButton } from '../session.ts'

test.use({ serviceWorkers: 'allow' })

const games = (page: Page) => page.getByRole('tabpanel').getByRole('button').first()

// `connection.test.tsx` and `useConnectionState.test.tsx` test what a page does when its connection is lost and
// returns.
test(
  'opens the site offline from the cache, without the balance, and shows an offline page when nothing is cached',
  { tag: ['@N1', '@N2', '@N2-control'] },
  async ({ page, lobby, host, text, watch }) => {
    watch.allowStatus(0, 503)
    await startMemberSession(page, { origin: host.origin, callSandbox: lobby.callSandbox, who: 'vip' })
    await openPageAndWaitUntilCached(page, host, '/m/home')
    // Control: online, the page shows the balance and no offline message.
    await expect(findAccountButton(page)).toContainText(/\d/)
    await expect(page.getByText(text('shell.lost'))).toBeHidden()
    await page.context().setOffline(true)
    await page.goto(`${host.origin}/m/home`)
    await expect(page.getByText(text('shell.lost'))).toBeVisible()
    await expect(findAccountButton(page)).toHaveText(/--/)
    await expect(findAccountButton(page)).not.toContainText(/\d/)
    await page.context().setOffline(false)
    await expect(findAccountButton(page)).toContainText(/\d/)
    await expect(page.getByText(text('shell.lost'))).toBeHidden()

    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      localStorage.removeItem('MC_SESSION_INFO')
      localStorage.setItem('MC_LANG', 'EN')
    })
    await page.context().setOffline(true)
    await page.goto(`${host.origin}/m/login`)
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('textbox').first()).toBeVisible()
  },
)

test(
  'shows an error page when the code of the site fails to load, and loads the site when the network returns',
  { tag: ['@N1'] },
  async ({ page, lobby, watch }) => {
    watch.allowStatus(0)
    await page.route(/\/assets\/index-.*\.js/, (route) => route.abort('connectionrefused'))
    await page.goto(`${lobby.origin}/m/home`)
    await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible()
    await page.unrouteAll()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect(games(page)).toBeVisible()
  },
)
