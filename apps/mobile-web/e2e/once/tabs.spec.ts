import { expect, signInByForm, test } from '../lobby.ts'
import { amountOf, chip, chooseLanguage, comeBack, guest, openCalmTab, openTab, revoke, signOut, stored, tokenOf, untilCalm, watchTokens } from '../session.ts'
import { textIn } from '../textIn.ts'

test('a sign-out in one tab makes a guest of the other, which asks for nothing more as a member', { tag: ['@T1'] }, async ({ page, lobby, text }) => {
  await signInByForm(page, lobby, text)
  const other = await openTab(page.context(), lobby)
  await expect(chip(other)).toBeVisible()
  await other.clock.install()
  const tokens = watchTokens(other)
  await comeBack(other)
  await expect.poll(() => tokens.length).toBeGreaterThan(0)

  await signOut(page, text)
  await expect(guest(other, text)).toBeVisible()
  const before = tokens.length
  await other.clock.runFor(3_600_000)
  const asked = other.waitForResponse(/start/)
  await other.reload()
  await asked
  await expect(guest(other, text)).toBeVisible()
  expect(tokens).toHaveLength(before)
})

test('another member in one tab is the same member in the other, and nothing of both is mixed', { tag: ['@T2'] }, async ({ page, lobby, text, browser }) => {
  await signInByForm(page, lobby, text, 'vip')
  await expect(chip(page)).toContainText(/\d/)
  const amount = await amountOf(page)
  await signOut(page, text)
  // A session of hers from another browser, since the platform has forgotten the one that was signed out.
  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const stranger = await elsewhere.newPage()
  await stranger.addInitScript((code) => localStorage.setItem('MC_LANG', code), (await stored(page, 'MC_LANG')) ?? '')
  await signInByForm(stranger, lobby, text, 'vip')
  const fresh = (await stored(stranger, 'MC_SESSION_INFO')) ?? ''

  await signInByForm(page, lobby, text, 'ana')
  const other = await openTab(page.context(), lobby)
  await expect(chip(other)).toContainText(/\d/)
  const ofAna = await amountOf(other)
  expect(ofAna).not.toBe(amount)
  const anasToken = await tokenOf(page)
  await lobby.tell('/fault', { delayMs: 1000, operation: 'balance' })
  // What the tab asks for as hers is asked for by now.
  await other.waitForLoadState('networkidle')
  const tokens = watchTokens(other)
  const shown: string[] = []
  await other.exposeFunction('tellShown', (words: string) => void shown.push(words))
  await other.addInitScript(() => {
    const tell = (globalThis as unknown as { tellShown: (words: string) => void }).tellShown
    new MutationObserver(() => tell(document.querySelector('header')?.textContent ?? '')).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const loaded = other.waitForEvent('load')
  await page.evaluate((session) => localStorage.setItem('MC_SESSION_INFO', session), fresh)
  await loaded
  await expect(chip(other)).toContainText(amount)
  expect(await tokenOf(other)).not.toBe(anasToken)
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens).not.toContain(anasToken)
  expect(shown.join()).toContain(amount)
  expect(shown.join()).not.toContain(ofAna)
  await elsewhere.close()
})

test('control: a tab that neither the channel nor the storage event reaches stays as it was', { tag: ['@T1-control', '@T2-control', '@T4-control', '@T5-control'] }, async ({ page, lobby, text }) => {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  await signInByForm(page, lobby, text, 'vip')
  // What it still asked for as a member would tell it that there is none.
  const other = await openCalmTab(page.context(), lobby)
  await expect(chip(other)).toContainText(/\d/)
  const amount = await amountOf(other)
  let loads = 0
  other.on('load', () => loads++)
  await chooseLanguage(page, 'English')
  await signOut(page, textIn('EN'))
  await signInByForm(page, lobby, textIn('EN'), 'ana')
  await expect(chip(page)).toContainText(/\d/)
  await expect(chip(other)).toContainText(amount)
  await expect(other.locator('html')).toHaveAttribute('lang', /^pt/)
  expect(loads).toBe(0)
})

test('without a BroadcastChannel the storage event carries the word', { tag: ['@T5'] }, async ({ page, lobby, text }) => {
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await signInByForm(page, lobby, text)
  const other = await openTab(page.context(), lobby)
  expect(await other.evaluate(() => typeof BroadcastChannel)).toBe('undefined')
  await expect(chip(other)).toBeVisible()
  await signOut(page, text)
  await expect(guest(other, text)).toBeVisible()
})

test('a page that was in the background for 8 hours is fresh at once when it is in front again', { tag: ['@T6'] }, async ({ page, lobby, text }) => {
  // Frozen: it hears nothing of other tabs.
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  // The clock is that of both: after eight hours a reality check would stand over this one.
  await page.route(/\/responsible\/session/, () => undefined)
  await signInByForm(page, lobby, text)
  const other = await page.context().newPage()
  await other.clock.install()
  await other.goto(`${lobby.origin}/m/home`)
  await expect(chip(other)).toContainText(/\d/)
  const turn = (to: 'hidden' | 'visible') =>
    other.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, to)

  const answered: string[] = []
  other.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname))
  await turn('hidden')
  await other.clock.fastForward('08:00:00')
  await turn('visible')
  // With all that it asks for as a member: what is answered after the sign-out would tell it.
  const paths = ['/wps/wallets/balance', '/wps/game/popular', '/wps/message/unreadCount', '/wps/responsible/session']
  await expect.poll(() => answered).toEqual(expect.arrayContaining(paths))

  await turn('hidden')
  await signOut(page, text)
  // Not so long that the next check of what was played would ask the platform, and hear of it.
  await other.clock.fastForward('00:10:00')
  // Under the check that eight hours have brought.
  await expect(other.locator('header span[title]')).toBeVisible()
  await turn('visible')
  await comeBack(other)
  await expect(guest(other, text)).toBeVisible()
})

test('a session that the platform has ended elsewhere, and not a good one, asks for a sign-in at the next call', { tag: ['@T7', '@T7-control'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(401)
  await untilCalm(page, () => signInByForm(page, lobby, text))
  await expect(chip(page)).toContainText(/\d/)
  // A session that is good is asked for again, and stays.
  const fresh = page.waitForResponse(/wallets\/balance/)
  await comeBack(page)
  expect((await fresh).status()).toBe(200)
  await revoke(page)
  await expect(chip(page)).toBeVisible()
  await comeBack(page)
  await expect(page.getByText(text('error.unauthorized'))).toBeVisible()
  await expect(guest(page, text)).toBeVisible()
  expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
})
