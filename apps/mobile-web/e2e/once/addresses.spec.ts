import { expect, openHome, signIn, signInFirst, test } from '../lobby.ts'
import { guest } from '../session.ts'

// `safeNavigate.test.ts` and `routes.test.ts` try every hostile address.
test('leads home after a sign-in whose address names foreign places', { tag: ['@L2', '@L3'] }, async ({ page, lobby, text }) => {
  const left: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && !request.url().startsWith(lobby.origin) && left.push(request.url()))
  const query = new URLSearchParams({ next: '//evil.example', backUrl: 'https://evil.example/', pageBack: 'javascript:alert(1)' })
  await page.goto(`${lobby.origin}/m/login?${query.toString()}`)
  await signIn(page, text, 'ana')
  await expect(page).toHaveURL(`${lobby.origin}/m/home`)
  expect(left).toEqual([])
})

test('control: to a screen of ours it leads there', { tag: ['@L2-control'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login?next=${encodeURIComponent('/m/notice')}`)
  await signIn(page, text, 'ana')
  await expect(page).toHaveURL(`${lobby.origin}/m/notice`)
})

// `gameListAddress.test.ts` tries every broken kind.
test('shows slots when the address of a list names an unknown kind', { tag: ['@L5'] }, async ({ page, lobby, text }) => {
  const asked = page.waitForRequest(/game\/list/)
  await page.goto(`${lobby.origin}/m/gameList?gameType=constructor`)
  expect(new URL((await asked).url()).searchParams.get('gameType')).toBe('RNG')
  await expect(page.getByRole('heading', { level: 1, name: text('games.category.RNG') })).toBeVisible()
})

// `routes.test.ts` tries every broken path. These three also pass the server.
test('says that there is nothing at a broken path, and leads home', { tag: ['@L6'] }, async ({ page, lobby, text }) => {
  for (const path of ['/m/%2e%2e/x', '/m//home', '/m/home/']) {
    await page.goto(lobby.origin + path)
    await expect(page.getByRole('heading', { name: text('core.notFound.title') }), path).toBeVisible()
  }
  await page.getByRole('button', { name: text('core.notFound.action') }).click()
  await expect(page).toHaveURL(`${lobby.origin}/m/home`)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
})

test('a page that opens the site keeps no hold on it; one without our headers would', { tag: ['@L7', '@L7-control'] }, async ({ page, lobby, context }) => {
  const elsewhere = 'http://elsewhere.localhost:1'
  await context.route(`${elsewhere}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a id="site" target="_blank" rel="opener" href="${lobby.origin}/m/home">a</a> <a id="other" target="_blank" rel="opener" href="http://other.localhost:1/">b</a>`,
    }),
  )
  await context.route('http://other.localhost:1/**', (route) => route.fulfill({ contentType: 'text/html', body: 'other' }))
  const openerAfter = async (link: string) => {
    await page.goto(`${elsewhere}/`)
    const [opened] = await Promise.all([context.waitForEvent('page'), page.click(link)])
    await opened.waitForLoadState()
    const held = await opened.evaluate(() => window.opener !== null)
    await opened.close()
    return held
  }
  expect(await openerAfter('#site')).toBe(false)
  expect(await openerAfter('#other')).toBe(true)
})

test('what is opened from the site learns where it came from, and no more', { tag: ['@L7'] }, async ({ page, lobby }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG&gameName=a`)
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token)
  const asked = page.waitForRequest(/play\.localhost/)
  await page.getByRole('tabpanel').getByRole('article').first().getByRole('button').first().click()
  const request = await asked
  expect(await request.headerValue('referer')).toBe(`${lobby.origin}/`)
  expect(token.length).toBeGreaterThan(16)
  expect(request.url()).not.toContain(token)
})

test('what another merchant’s site left on the same origin makes no member, shows nothing and harms nothing', { tag: ['@M3'] }, async ({ page, lobby, text, browser }) => {
  const other = await browser.newPage()
  await signInFirst(other, { ...lobby, origin: lobby.origin.replace('aurora', 'trevo') })
  await openHome(other, { ...lobby, origin: lobby.origin.replace('aurora', 'trevo') })
  const left = await other.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  // The control: there it is a member's.
  expect(left[0]).toHaveProperty('MC_SESSION_INFO')
  await expect(guest(other, text)).toBeHidden()
  await other.close()

  await page.goto(`${lobby.origin}/m/nowhere`)
  await page.evaluate(([local, visit]) => {
    for (const [name, value] of Object.entries(local ?? {})) localStorage.setItem(name, value as string)
    for (const [name, value] of Object.entries(visit ?? {})) sessionStorage.setItem(name, value as string)
  }, left)
  await page.goto(`${lobby.origin}/m/home`)
  await expect(guest(page, text)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  await expect(page.getByText('Trevo')).toHaveCount(0)
})

test('control: under its own host the same files run', { tag: ['@M5-control'] }, async ({ page, lobby, watch, merchant, text }) => {
  watch.allowStatus(502)
  const alone = await lobby.serveAlone(merchant)
  await page.goto(`http://${merchant}.localhost:${alone.port}/m/home`)
  await expect(page.getByText(text('games.popular.failed')).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(text('error.server')).first()).toBeVisible()
  await alone.close()
})
