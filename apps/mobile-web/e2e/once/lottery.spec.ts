import { expect, signInFirst, test } from '../lobby.ts'

test('from the menu to the betting page of a lottery, and back to where it was', async ({ page, lobby }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/lottery?tab=DIGITS`)
  const panel = page.getByRole('tabpanel')
  await panel.getByText('Diárias', { exact: true }).click()
  await expect(page).toHaveURL(/group=DIGITS-DAY$/)
  await expect(panel.getByRole('article')).toHaveCount(1)
  await panel.getByRole('article').getByRole('button', { name: /^Quina da Praia/ }).click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\/lottery\//)
  await expect(page.getByText('Quina da Praia').first()).toBeVisible()
  // The page that opened it is none to come back to: it would open it again.
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/lottery\?tab=DIGITS&group=DIGITS-DAY$/)
  await expect(panel.getByRole('article')).toHaveCount(1)
})

test('the menu, all lotteries, the betting page of one and the launch have screens of their own', { tag: ['@SHELL-022', '@SHELL-025', '@SHELL-029', '@SHELL-034'] }, async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  const main = page.getByRole('main')
  await page.goto(`${lobby.origin}/m/lottery`)
  await expect(main.getByRole('heading', { level: 1, name: text('lottery.menu.title') })).toBeVisible()
  await expect(main.getByRole('tablist', { name: text('lottery.menu.tabs') })).toBeVisible()
  await page.goto(`${lobby.origin}/m/moreLottery`)
  await expect(main.getByRole('heading', { level: 1, name: text('lottery.more.title') })).toBeVisible()
  await main.getByRole('button', { name: /^Roda das Horas/ }).click()
  await expect(page).toHaveURL(/\/m\/startLottery\?code=roda-das-horas$/)
  await expect(main.getByRole('heading', { level: 1, name: 'Roda das Horas' })).toBeVisible()
  await expect(main.getByRole('region', { name: text('betting.slip') })).toBeVisible()
  const launched = page.waitForRequest(/\/lgw\/launchGame$/)
  await page.goto(`${lobby.origin}/m/launchGame?playType=trad&prize_mode=ELOTT&code=lua-1&pageBack=lottery`)
  expect((await launched).postDataJSON()).toMatchObject({ lottoPrizeMode: 'ELOTT', lottoGameCode: 'lua-1', lottoView: 'betting', backUrl: '/m/lottery' })
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\/lottery\//)
})

for (const skin of [{ merchant: 'aurora', language: 'PT' }, { merchant: 'trevo', language: 'EN' }] as const) {
  test.describe(`in ${skin.merchant}, ${skin.language}`, () => {
    test.use(skin)

    test('an order is placed, its draw comes, and it stands settled among my bets', async ({ page, lobby, text }) => {
      await signInFirst(page, lobby)
      // Half an hour before a draw that gives five small digits.
      await lobby.tell('/draw', { code: 'roda-das-horas', result: '10112', toDraw: -1_800_000 })
      await page.goto(`${lobby.origin}/m/startLottery?code=roda-das-horas`)
      const options = page.getByRole('tabpanel').getByRole('button')
      await options.nth(0).click()
      await options.nth(1).click()
      await page.getByRole('button', { name: /R\$\s?2[.,]00$/ }).click()
      await page.getByRole('link', { name: text('betting.look') }).click()
      await expect(page).toHaveURL(/\/m\/lottery\/order\?orderId=VN\d{10}$/)
      const main = page.getByRole('main')
      await expect(main.getByText(text('orders.status.OPEN'), { exact: true })).toHaveCount(3)
      await expect(main.getByRole('timer', { name: text('orders.saleEnds') })).toHaveText(/^00:2\d:/)
      await lobby.tell('/draw', { code: 'roda-das-horas', toDraw: 1000 })
      // The player looks at the page again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expect(main.getByRole('list', { name: text('orders.drawn') })).toHaveText('10112')
      await expect(main.getByText(/^\+R\$\s?1[.,]95$/)).toHaveCount(2)
      await main.getByRole('link', { name: text('orders.title') }).click()
      const order = main.getByRole('article')
      await expect(order.getByText(text('orders.status.WON'), { exact: true })).toBeVisible()
      await expect(order.getByText(/^\+R\$\s?1[.,]95$/)).toBeVisible()
    })
  })
}
