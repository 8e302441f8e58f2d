import type { Response } from '@playwright/test'
import { expect, moving, openHome, signIn, signInFirst, test } from '../lobby.ts'
import { amount, playRound } from '../rounds.ts'

test.use(moving)

test('back from a game the balance counts from what was seen before it', async ({ page, lobby, text, language }) => {
  await signInFirst(page, lobby)
  const chip = page.getByRole('banner').getByRole('button')
  await expect(chip).toContainText(/\d/)
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  await page.getByRole('tabpanel', { name: text('games.category.RNG') }).getByRole('button').first().click()
  const { before, after } = await playRound(page, language)

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => seen.push(document.querySelector('header button')?.textContent ?? '')
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.locator('a.back').click()
  await page.waitForURL(/\/m\/home/)
  await expect.poll(async () => amount(await chip.innerText())).toBe(after)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(amount(seen.find((each) => /\d/.test(each)) ?? '')).toBe(before)
})

test('a member signs out, and the page is a guest’s again', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('button', { name: text('core.signOut') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }).click()
  await expect(page.getByRole('link', { name: text('core.signIn') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})

test('the captcha comes after failures, and its right answer lets in', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  const captcha = page.getByLabel(text('auth.captcha.label'))
  for (const password of ['wrong-1', 'wrong-2']) {
    const answered = page.waitForResponse(/member\/login/)
    await signIn(page, text, 'ana', password)
    await answered
    await expect(page.getByText(text('auth.login.failed'))).toBeVisible()
    await expect(captcha).toBeHidden()
  }
  const idOf = (picture: Response) => new URL(picture.url()).searchParams.get('captchaId') ?? ''
  const answered = page.waitForResponse(/captcha\/get/)
  await signIn(page, text, 'ana', 'wrong-3')
  const first = idOf(await answered)
  await expect(captcha).toBeVisible()
  await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toHaveValue('ana')
  await expect(captcha).toHaveValue('')

  // There is something to read once it is answered; what is typed before goes with the picture.
  const again = page.waitForResponse((answer) => /captcha\/get/.test(answer.url()) && idOf(answer) !== first)
  await page.getByRole('button', { name: text('auth.captcha.refresh') }).click()
  await captcha.fill(await lobby.captchaDigits(idOf(await again)))
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
})

test('Back closes the login dialog and keeps the page', async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('tabpanel')).toBeVisible()
})
