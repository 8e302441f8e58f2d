import { isDeepRun } from '@lobby/test-kit/depth'
import { expect, animatedPageOptions, openHome, signIn, openHomeAsMember, test } from './lobby.ts'
import { parseMoneyToMinorUnits, playGameRoundInFrame, playGameRoundOnPage } from './rounds.ts'
import { onlyTestedMerchant, testedMerchants } from './testedMerchants.ts'

test.use(animatedPageOptions)

test('lets a guest open a game, sign in, and play a round, and shows the changed balance afterwards', async ({
  page,
  lobby,
  text,
  language,
}) => {
  await openHome(page, lobby)
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  await page
    .getByRole('tabpanel', { name: text('games.category.RNG') })
    .getByRole('button')
    .first()
    .click()

  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
  await signIn(page, text, 'ana')

  // Accept both URLs: the vendor decides whether a game opens in a separate page or a frame, and the first game differs
  // between merchants.
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\/|\/m\/play$/)
  const isFramed = new URL(page.url()).hostname !== 'play.localhost'
  const { after } = await (isFramed ? playGameRoundInFrame : playGameRoundOnPage)(page, language)

  await (isFramed ? page.getByRole('button', { name: text('play.leave') }) : page.locator('a.back')).click()
  await page.waitForURL(/\/m\/home/)
  const chip = page.getByRole('banner').getByRole('button')
  await expect.poll(async () => parseMoneyToMinorUnits(await chip.innerText())).toBe(after)
})

// `screens.spec.ts` checks the layout of the screen that shows a game in a frame, in the theme of every merchant.
test('restores search, filter and favourite of the game list when a member returns from a game in a frame', async ({
  page,
  lobby,
  text,
  language,
  merchant,
}) => {
  test.skip(
    !isDeepRun && onlyTestedMerchant === undefined && merchant !== testedMerchants[0].merchant,
    'one skin is enough before a release',
  )
  await openHomeAsMember(page, lobby)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await page.getByRole('searchbox').fill('a')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/gameName=a$/)
  await page.getByRole('button', { name: text('games.filter') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('label').filter({ hasText: 'Nine Kites' }).click()
  await expect(sheet.getByRole('radio', { name: 'Nine Kites' })).toBeChecked()
  await sheet.getByRole('button').filter({ hasText: /\d/ }).click()
  await expect(page).toHaveURL(/vassalage=NKT/)
  await expect(sheet).toBeHidden()
  const tile = page.getByRole('tabpanel').getByRole('article').first()
  await expect(tile).toContainText('Nine Kites')
  const heart = tile.locator('[aria-pressed]')
  const favoured = page.waitForResponse((answer) => /game\/favorite$/.test(answer.url()) && answer.ok())
  await heart.click()
  await favoured
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).not.toHaveAttribute('aria-disabled', 'true')
  const list = page.url()

  await tile.getByRole('button').first().click()
  const { after } = await playGameRoundInFrame(page, language)
  const shown = page.getByRole('main').getByRole('button').last()
  await expect.poll(async () => parseMoneyToMinorUnits(await shown.innerText())).toBe(after)

  await page.getByRole('button', { name: text('play.leave') }).click()
  await expect(page).toHaveURL(list)
  await expect(tile).toContainText('Nine Kites')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect
    .poll(async () => parseMoneyToMinorUnits(await page.getByRole('banner').getByRole('button').last().innerText()))
    .toBe(after)
})
