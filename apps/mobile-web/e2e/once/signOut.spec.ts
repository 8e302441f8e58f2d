import { expect, openHome, signInFirst, test } from '../lobby.ts'
import { askSignOut, chip, guest, signOut, stored, tokenOf } from '../session.ts'

test('a sign-out empties this device but for what the player chose, and goes home from wherever it was', async ({ page, lobby, text, language }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expect(chip(page)).toBeVisible()
  await page.evaluate(() => {
    sessionStorage.setItem('draft', 'x')
    localStorage.setItem('MC_CACHE_bankList', '{}')
    localStorage.setItem('MC_CACHE_memberInfo', '{}')
  })
  // It passes by within a second.
  const told = page.getByText(text('auth.signedOut')).waitFor()
  await signOut(page, text)
  await expect(page).toHaveURL(/\/m\/home$/)
  await told
  expect(await page.evaluate(() => [sessionStorage.getItem('draft'), ...['MC_SESSION_INFO', 'MC_CACHE_bankList', 'MC_CACHE_memberInfo', 'MC_AUTO_LOGIN', 'MC_LANG'].map((name) => localStorage.getItem(name))])).toEqual([
    null, null, null, null, '0', language,
  ])
})

for (const { name, status } of [
  { name: 'cannot be reached', status: 0 },
  { name: 'fails', status: 500 },
]) {
  test(`when the platform ${name} the device is a guest’s at once, says so, and tells the platform again at a press`, { tag: ['@U5'] }, async ({ page, lobby, text, watch }) => {
    watch.allowStatus(status)
    await signInFirst(page, lobby)
    const token = await tokenOf(page)
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/member\/logout/, async (route) => {
      await held
      await (status === 0 ? route.abort('connectionrefused') : route.fulfill({ status, json: { success: false, errorCode: 'system.error', message: 'x' } }))
    })
    await askSignOut(page, text)
    await page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }).click()
    await expect(guest(page, text)).toBeVisible()
    expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
    await expect(page.getByText(text('core.wait'))).toBeVisible()
    release()
    const dialog = page.getByRole('alertdialog', { name: text('auth.signOut.unreached.title') })
    await expect(dialog).toBeVisible()
    await page.unroute(/member\/logout/)
    const told = page.waitForRequest(/member\/logout/)
    await dialog.getByRole('button', { name: text('core.retry') }).click()
    const request = await told
    expect([request.method(), new URL(request.url()).searchParams.get('token')]).toEqual(['DELETE', token])
    await expect(page.getByText(text('auth.signedOut'))).toBeVisible()
    await expect(dialog).toBeHidden()
  })
}

test('offline it is told by itself once the connection is back', { tag: ['@U5'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0)
  await signInFirst(page, lobby)
  await askSignOut(page, text)
  await page.context().setOffline(true)
  await page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }).click()
  await expect(page.getByRole('alertdialog', { name: text('auth.signOut.unreached.title') })).toBeVisible()
  const told = page.waitForResponse((answer) => answer.url().includes('member/logout') && answer.ok())
  await page.context().setOffline(false)
  await told
  await expect(page.getByText(text('auth.signedOut'))).toBeVisible()
})

test('control: a platform that hears it at once is told once, and nothing more is said', { tag: ['@U5-control'] }, async ({ page, lobby, text }) => {
  const told: string[] = []
  page.on('request', (request) => request.url().includes('member/logout') && told.push(request.method()))
  await signInFirst(page, lobby)
  await signOut(page, text)
  await expect.poll(() => told).toEqual(['DELETE'])
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('Back after a sign-out shows a guest’s pages', async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await signInFirst(page, lobby)
  await signOut(page, text)
  await page.goBack()
  await expect(guest(page, text)).toBeVisible()
  await expect(chip(page)).toBeHidden()
})
