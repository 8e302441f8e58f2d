import { expect, test } from '../journey/steps.ts'
import {
  findRegistrationField,
  fillRegistrationFields,
  openRegistrationForm,
  registrationValuesFixture,
  acceptTermsAndSubmitRegistration,
} from '../registration.ts'
import { readHeaderBalance } from '../session.ts'

test(
  'pays a member a reward when a friend registers by the invitation link and deposits',
  { tag: ['@MEMB-005', '@MEMB-008', '@SHELL-014', '@SHELL-033'] },
  async ({ page, lobby, text, browser, language, player, open }) => {
    const main = page.getByRole('main')
    await lobby.callSandbox('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
    await open('/m/inviteFriends', 'ana')
    const link = new URL(await main.getByText(/\/m\/register\?affiliateCode=/).innerText())
    const friends = main.getByRole('region', { name: text('invite.list') })
    await player.step('swipes to the friends', async () => {
      await player.swipeTo(friends.getByText(text('invite.none'), { exact: true }))
    })

    const friendContext = await browser.newContext({ serviceWorkers: 'block' })
    const friend = await friendContext.newPage()
    await friend.addInitScript((code) => localStorage.setItem('MC_LANG', code), language)
    const captchaId = await openRegistrationForm(friend, lobby, text, 'username', link.pathname + link.search)
    await expect(findRegistrationField(friend, 'affiliateCode')).toHaveValue(
      link.searchParams.get('affiliateCode') ?? 'none',
    )
    await fillRegistrationFields(friend, { username: 'friend2026', ...registrationValuesFixture })
    await findRegistrationField(friend, 'captcha').fill(await lobby.readCaptchaDigits(captchaId()))
    await acceptTermsAndSubmitRegistration(friend, text)
    await friend.waitForURL(/\/m\/home$/)
    await friend
      .getByRole('navigation', { name: text('nav.label') })
      .getByRole('link', { name: text('nav.deposit') })
      .click()
    await friend.getByRole('radio', { name: 'Pix' }).click()
    await friend
      .getByRole('main')
      .getByText(/^R\$\s50$/)
      .click()
    await friend.locator('main form [type=submit]').click()
    await friend.waitForURL(/\?id=D/)
    await friendContext.close()

    await open('/m/mine')
    await player.step('opens the reward centre', async () => {
      await player.tap(main.getByRole('link', { name: text('mine.rewards') }))
      await expect(page).toHaveURL(/\/m\/rewardCenter$/)
      await expect.poll(() => readHeaderBalance(page)).toMatch(/1\.250,00/)
    })
    await player.step('collects the reward', async () => {
      await player.tap(
        main.getByRole('listitem').filter({ hasText: 'Um amigo que você indicou depositou' }).getByRole('button'),
      )
      await expect(main.getByText(/R\$\s10,00 .*saldo/)).toBeVisible()
      await expect.poll(() => readHeaderBalance(page)).toMatch(/1\.260,00/)
      await expect(main.getByText(/\+R\$\s10,00/)).toBeVisible()
    })
    await player.step('finds the friend in the list', async () => {
      await page.goBack()
      await player.tap(main.getByRole('link', { name: text('mine.invite') }))
      await player.swipeTo(friends.getByText(text('invite.state.QUALIFIED')))
      await expect(friends.getByText(/\+R\$\s10,00/)).toBeVisible()
    })
    await player.step('opens the leaderboard', async () => {
      await page.goBack()
      await player.tap(main.getByRole('link', { name: text('mine.missions') }))
      await expect(page).toHaveURL(/\/m\/leaderBoard$/)
      await expect(main.getByRole('region', { name: text('board.own') })).toBeInViewport({ ratio: 1 })
    })
    await player.step('reads the board of the week to its end', async () => {
      await player.tap(main.getByText(text('board.period.WEEK'), { exact: true }))
      await player.swipeToEnd()
    })
    await player.step('opens the benefits of the level', async () => {
      await page.goBack()
      await player.tap(main.getByRole('link', { name: text('mine.benefits') }))
      await expect(page).toHaveURL(/\/m\/member\/benefits$/)
      await expect(main.getByText(text('benefits.table'))).toBeVisible()
    })
  },
)
