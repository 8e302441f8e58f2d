import { depth } from '@lobby/test-kit/depth'
import type { Page } from '@playwright/test'
import { expect, openHome, signIn, signInByForm, signInFirst, test } from '../lobby.ts'
import { amountOf, chip, chooseLanguage, guest, signOut, stored, tokenOf, untilCalm, watchTokens } from '../session.ts'

const session = { token: 't0ken', merchantCode: 'nobody', userName: 'ana', type: 1, firstTimeLogin: false }
/** One that is no JSON, one of another merchant, one with a broken type, and one whose content hides in its prototype. */
const broken = ['{', JSON.stringify(session), JSON.stringify({ ...session, type: '1' }), `{"__proto__":${JSON.stringify(session)}}`]
const corrupt = depth(broken, [...broken, '', 'null', '[]', '"text"', JSON.stringify(session).slice(0, -1), JSON.stringify({ ...session, token: 'a b' })])

test('a session that is none makes a guest, is removed, and only the next visit has nothing to repair', { tag: ['@S1', '@S10', '@S1-control', '@S10-control'] }, async ({ page, lobby, text }) => {
  test.slow()
  await page.addInitScript(() => {
    const removed: string[] = []
    const remove = Storage.prototype.removeItem
    Storage.prototype.removeItem = function (name: string) {
      if (this.getItem(name) !== null) removed.push(name)
      remove.call(this, name)
    }
    Object.assign(window, { removed })
  })
  const removed = () => page.evaluate(() => (window as unknown as { removed: string[] }).removed)
  await openHome(page, lobby)
  for (const value of corrupt) {
    await page.evaluate((text_) => localStorage.setItem('MC_SESSION_INFO', text_), value)
    await page.reload()
    await expect(guest(page, text)).toBeVisible()
    expect([await stored(page, 'MC_SESSION_INFO'), await removed()]).toEqual([null, ['MC_SESSION_INFO']])
    await page.reload()
    await expect(guest(page, text)).toBeVisible()
    expect(await removed()).toEqual([])
  }
})

test('control: a session that is one is kept, and so is its member', { tag: ['@S1-control'] }, async ({ page, lobby }) => {
  await signInFirst(page, lobby)
  const kept = await stored(page, 'MC_SESSION_INFO')
  await page.reload()
  await expect(chip(page)).toContainText(/\d/)
  expect([kept, await stored(page, 'MC_SESSION_INFO')]).toEqual([expect.stringContaining('"token"'), kept])
})

test('with blocked storages the site works for this visit', { tag: ['@S2'] }, async ({ page, lobby, text }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto(`${lobby.origin}/m/login`)
  expect(await page.evaluate(() => { try { return String(localStorage) } catch (error) { return (error as Error).name } })).toBe('SecurityError')
  await signInByForm(page, lobby, text)
  await expect(chip(page)).toContainText(/\d/)
  await chooseLanguage(page, 'English')
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  await chooseLanguage(page, 'Português')
  await expect(page.getByRole('tab', { name: text('games.category.RNG') })).toBeVisible()
  // The visit ends with the document: nothing was kept anywhere.
  await page.reload()
  await expect(guest(page, text)).toBeVisible()
})

test('control: with storages that are not blocked the member is there after a reload too', { tag: ['@S2-control'] }, async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.reload()
  await expect(chip(page)).toContainText(/\d/)
  await expect(guest(page, text)).toBeHidden()
})

/** Fills the storage to the last letter, part of it with a cache of ours where one is asked for. Gives what a session's key meets then. */
const fillStorage = (page: Page, withCache: boolean) =>
  page.evaluate((ours) => {
    if (ours) localStorage.setItem('MC_CACHE_hotGames', 'x'.repeat(2_000_000))
    let room = 8_000_000
    let filler = ''
    while (room > 1) {
      room = Math.floor(room / 2)
      try {
        localStorage.setItem('somebodyElses', filler + 'y'.repeat(room))
        filler += 'y'.repeat(room)
      } catch {
        // Half of it, then.
      }
    }
    try {
      localStorage.setItem('MC_SESSION_INFO', 'z'.repeat(200))
      return 'kept'
    } catch (error) {
      return (error as Error).name
    }
  }, withCache)

test('in a storage that is full the session takes the room of caches, and of nothing that is not ours', { tag: ['@S3'] }, async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  // Home keeps its own once they have come, and would again in what room is left.
  await expect.poll(() => stored(page, 'MC_CACHE_hotGames')).not.toBeNull()
  expect(await fillStorage(page, true)).toBe('QuotaExceededError')
  await page.route(/\/game\/hotGames/, () => undefined)
  await signInByForm(page, lobby, text)
  expect(await stored(page, 'MC_CACHE_hotGames')).toBeNull()
  expect((await stored(page, 'somebodyElses'))?.length).toBeGreaterThan(1_000_000)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(chip(page)).toContainText(/\d/)
})

test('control: where no cache of ours can give way the session lives for this visit alone', { tag: ['@S3-control'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  expect(await fillStorage(page, false)).toBe('QuotaExceededError')
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(/\d/)
  expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
})

test('a storage that the browser has cleared makes a guest at the next protected call, which is not made', { tag: ['@S4'] }, async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await chip(page).click()
  const refresh = page.getByRole('dialog').getByRole('button', { name: text('core.balance.refresh') })
  await expect(refresh).toBeEnabled()
  // A call that comes late would be the protected one.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.clear())
  const tokens = watchTokens(page)
  await refresh.click()
  await expect(guest(page, text)).toBeVisible()
  await expect(page.getByText(text('error.unauthorized'))).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(tokens).toEqual([])
})

test('control: with its storage whole the same press is a call of the member’s', { tag: ['@S4-control'] }, async ({ page, lobby, text }) => {
  await untilCalm(page, () => signInFirst(page, lobby))
  await chip(page).click()
  const refresh = page.getByRole('dialog').getByRole('button', { name: text('core.balance.refresh') })
  await expect(refresh).toBeEnabled()
  const tokens = watchTokens(page)
  await refresh.click()
  await expect.poll(() => tokens).toEqual([await tokenOf(page)])
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('values of a later version, and corrupt ones, are a first visit, without a loop', { tag: ['@S5', '@S6'] }, async ({ page, lobby, text, language }) => {
  await openHome(page, lobby)
  const names = ['MC_BALANCE_HIDDEN', 'MC_REMEMBER', 'MC_REMEMBER_SALT', 'MC_AUTO_LOGIN', 'MC_CACHE_hotGames', 'SHELL_PU_A', 'SHELL_PU_B', 'hideDownloadBar', 'LOTTFAV']
  let loads = 0
  page.on('load', () => loads++)
  const later = JSON.stringify({ v: 99, m: 'later', d: { of: 'a later build' } })
  const values = depth([later, '{"half'], [later, '{"half', '\u0000', '[[[['])
  for (const value of values) {
    await page.evaluate(([all, text_]) => (all as string[]).forEach((name) => localStorage.setItem(name, text_ as string)), [names, value])
    await page.goto(`${lobby.origin}/m/login`)
    await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toHaveValue('')
    await page.goto(`${lobby.origin}/m/home`)
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    await expect(guest(page, text)).toBeVisible()
  }
  expect(loads).toBe(values.length * 2)
  expect(await stored(page, 'MC_LANG')).toBe(language)
})

test('control: what this version has written is read again', { tag: ['@S5-control', '@S6-control'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByText(text('auth.remember')).click()
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  await expect.poll(() => stored(page, 'MC_REMEMBER')).toContain('ana')
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto(`${lobby.origin}/m/login`)
  await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toHaveValue('ana')
})

test('the balance of one member is not shown to the next, in no frame', { tag: ['@S8'] }, async ({ page, lobby, text }) => {
  await signInByForm(page, lobby, text, 'vip')
  await expect(chip(page)).toContainText(/\d/)
  const amount = await amountOf(page)
  await signOut(page, text)
  await lobby.tell('/fault', { delayMs: 1500, operation: 'balance' })
  await page.evaluate(() => {
    const shown = new Set<string>()
    const look = () => {
      shown.add(document.querySelector('header')?.textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { shown })
  })
  await guest(page, text).click()
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill('ana')
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill('Lobby2026')
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await expect(chip(page)).toContainText('--')
  await expect(chip(page)).toContainText(/\d/)
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown].join('|'))
  expect(shown).toContain('--')
  expect(shown).toContain(await amountOf(page))
  expect(shown).not.toContain(amount)
})

test('what is kept of a list is not read by another merchant’s site', { tag: ['@S9'] }, async ({ page, lobby, text, merchant }) => {
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  await page.goto(`${lobby.origin}/m/nowhere`)
  const kept = await page.evaluate(() => sessionStorage.getItem('MC_LIST'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ m: merchant })
  await page.evaluate((value) => sessionStorage.setItem('MC_LIST', value), JSON.stringify({ ...JSON.parse(kept ?? '{}'), m: 'other' }))
  // The first page: further ones come as the list is seen, whoever has kept it.
  const asked = page.waitForRequest(/game\/list.*pageNo=1(?:&|$)/)
  await page.goBack()
  await asked
  await expect(page.getByText(text('core.notFound.title'))).toBeHidden()
})

test('control: what this merchant’s site has kept of a list is read: it comes back without being asked for', { tag: ['@S9-control'] }, async ({ page, lobby }) => {
  const shown = page.getByRole('main').getByRole('article')
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expect(shown.first()).toBeVisible()
  await page.goto(`${lobby.origin}/m/nowhere`)
  const asked: string[] = []
  page.on('request', (request) => /game\/list.*pageNo=1(?:&|$)/.test(request.url()) && asked.push(request.url()))
  await page.goBack()
  await expect(shown.first()).toBeVisible()
  expect(asked).toEqual([])
})
