import { expect, signIn, openHomeAsMember, test } from '../lobby.ts'
import { findAccountButton, simulateReturnToPage } from '../session.ts'

test(
  'shows the site on a slow connection that drops one request in twenty, and loads no chunk twice',
  { tag: ['@N7'] },
  async ({ page, lobby, text, watch, context }) => {
    test.slow()
    watch.allowStatus(0)
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    let asked = 0
    const dropped = new Set<string>()
    const loaded: string[] = []
    await page.route(/\/(wps|lgw|media|assets)\//, (route) => {
      const url = route.request().url()
      // Do not drop the same request a second time, and do not drop requests that the page needs to start.
      if (route.request().method() !== 'GET' || /\/assets\/(index|libraries|rolldown|HomeScreen)/.test(url))
        return route.fallback()
      if (++asked % 20 !== 0 || dropped.has(url)) return route.fallback()
      dropped.add(url)
      return route.abort('connectionreset')
    })
    page.on('requestfinished', (request) => /\/assets\/.*\.js$/.test(request.url()) && loaded.push(request.url()))
    await page.goto(`${lobby.origin}/m/home`)
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible({ timeout: 60_000 })
    await page
      .getByRole('link', { name: text('core.signIn') })
      .first()
      .click()
    await signIn(page, text, 'ana')
    await expect(findAccountButton(page)).toContainText(/\d/, { timeout: 60_000 })
    expect(asked).toBeGreaterThan(20)
    expect(dropped.size).toBeGreaterThan(0)
    expect(loaded.filter((url, place) => loaded.indexOf(url) !== place)).toEqual([])
  },
)

test(
  'shows a dash instead of the balance when the balance call is redirected to another origin, and does not follow',
  { tag: ['@N11'] },
  async ({ page, lobby }) => {
    const strange: string[] = []
    page.on('request', (request) => request.url().includes('stranger.localhost') && strange.push(request.url()))
    await page.route(/wallets\/balance/, (route) =>
      route.fulfill({ status: 302, headers: { Location: 'http://stranger.localhost/steal' } }),
    )
    const asked = page.waitForRequest(/wallets\/balance/)
    await openHomeAsMember(page, lobby)
    await asked
    await expect(findAccountButton(page)).toContainText('--')
    expect(strange).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
    await simulateReturnToPage(page)
    await expect(findAccountButton(page)).toContainText(/\d/)
  },
)
