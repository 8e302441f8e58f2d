import { expect, signInFirst, test } from '../lobby.ts'
import { field, fillFields, openRegistration, person, sendRegistration } from '../registration.ts'
import { amountOf, chip } from '../session.ts'

test('a friend registers by the link and deposits; the reward is collected and moves the balance', { tag: ['@MEMB-005', '@MEMB-008', '@SHELL-014', '@SHELL-033'] }, async ({ page, lobby, text, browser, language }) => {
  await lobby.tell('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/inviteFriends`)
  const main = page.getByRole('main')
  const link = await main.getByText(/\/m\/register\?affiliateCode=/).innerText()
  const friends = main.getByRole('region', { name: text('invite.list') })
  await expect(friends.getByText(text('invite.none'))).toBeVisible()

  const theirs = await browser.newContext({ serviceWorkers: 'block' })
  const friend = await theirs.newPage()
  await friend.addInitScript((code) => localStorage.setItem('MC_LANG', code), language)
  const captchaId = await openRegistration(friend, lobby, text, 'username', new URL(link).pathname + new URL(link).search)
  await expect(field(friend, 'affiliateCode')).toHaveValue(new URL(link).searchParams.get('affiliateCode') ?? 'none')
  await fillFields(friend, { username: 'friend2026', ...person })
  await field(friend, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  await sendRegistration(friend, text)
  await friend.waitForURL(/\/m\/home$/)
  await page.reload()
  await expect(friends.getByText(text('invite.state.REGISTERED'))).toBeVisible()

  await friend.goto(`${lobby.origin}/m/voucherCenter`)
  await friend.getByRole('radio', { name: 'Pix' }).click()
  await friend.getByRole('main').getByText(/^R\$\s50$/).click()
  await friend.locator('main form [type=submit]').click()
  await friend.waitForURL(/\?id=D/)
  await theirs.close()
  await page.reload()
  await expect(friends.getByText(text('invite.state.QUALIFIED'))).toBeVisible()
  await expect(friends.getByText(/\+R\$\s10,00/)).toBeVisible()

  await page.goto(`${lobby.origin}/m/rewardCenter`)
  await expect(chip(page)).toBeVisible()
  await expect.poll(() => amountOf(page)).toMatch(/1\.250,00/)
  const reward = main.getByRole('listitem').filter({ hasText: /R\$\s10,00/ })
  await reward.getByRole('button').click()
  await expect(main.getByText(/R\$\s10,00 .*saldo/)).toBeVisible()
  await expect.poll(() => amountOf(page)).toMatch(/1\.260,00/)
  await expect(main.getByText(/\+R\$\s10,00/)).toBeVisible()

  await page.goto(`${lobby.origin}/m/leaderBoard`)
  await expect(main.getByRole('region', { name: text('board.own') })).toBeInViewport({ ratio: 1 })
})
