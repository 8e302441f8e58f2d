import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { expect, test } from '../journey/steps.ts'

const aurora = { merchant: 'aurora', language: 'PT', tab: 'Dígitos', group: 'Diárias' } as const
const trevo = { merchant: 'trevo', language: 'EN', tab: 'Digits', group: 'Daily' } as const

for (const { merchant, language, tab, group } of chooseByTestDepth([aurora], [aurora, trevo]))
  test.describe(`lottery orders of ${merchant} in the language ${language}`, () => {
    test.use({ merchant, language })

    test(
      'settles a lottery order after the draw, and lists the order among the member’s bets',
      { tag: ['@SHELL-022', '@SHELL-025', '@SHELL-029', '@SHELL-034'] },
      async ({ page, lobby, text, player, open }) => {
        const main = page.getByRole('main')
        const panel = page.getByRole('tabpanel')
        await open('/m/lottery', 'ana')
        await expect(main.getByRole('heading', { level: 1, name: text('lottery.menu.title') })).toBeVisible()
        // Set the sandbox's clock to half an hour before a draw, and the result of the draw to five small digits.
        await lobby.callSandbox('/draw', { code: 'roda-das-horas', result: '10112', toDraw: -1_800_000 })
        await player.step('chooses the daily lotteries of digits', async () => {
          await player.tap(
            main.getByRole('tablist', { name: text('lottery.menu.tabs') }).getByRole('tab', { name: tab, exact: true }),
          )
          await player.tap(panel.getByText(group, { exact: true }))
          await expect(page).toHaveURL(/tab=DIGITS&group=DIGITS-DAY$/)
          await expect(panel.getByRole('article')).toHaveCount(1)
        })
        await player.step('opens the betting page of the lottery', async () => {
          await player.tap(panel.getByRole('article').getByRole('button', { name: /^Quina da Praia/ }))
          await page.waitForURL(/\/\/play\.localhost:\d+\/play\/lottery\//)
          await expect(page.getByText('Quina da Praia').first()).toBeVisible()
        })
        await player.step('comes back to the group', async () => {
          // One step back leads to the group of lotteries. The page that redirected to the lottery is not in the
          // history, because it would redirect to the lottery again.
          await page.goBack()
          await expect(page).toHaveURL(/\/m\/lottery\?tab=DIGITS&group=DIGITS-DAY$/)
          await expect(panel.getByRole('article')).toHaveCount(1)
        })
        await open('/m/moreLottery')
        await expect(main.getByRole('heading', { level: 1, name: text('lottery.more.title') })).toBeVisible()
        await player.step('searches all lotteries, and opens one', async () => {
          await player.fill(page.getByRole('searchbox'), 'Roda das')
          await player.tap(main.getByRole('button', { name: /^Roda das Horas/ }))
          await expect(page).toHaveURL(/\/m\/startLottery\?code=roda-das-horas$/)
          await expect(main.getByRole('region', { name: text('betting.slip') })).toBeVisible()
        })
        const options = panel.getByRole('button')
        await player.step('places two bets', async () => {
          await player.tap(options.nth(0))
          await player.tap(options.nth(1))
          await player.tap(page.getByRole('button', { name: /R\$\s?2[.,]00$/ }))
          await expect(page.getByRole('link', { name: text('betting.look') })).toBeVisible()
        })
        await player.step('opens the order', async () => {
          await player.tap(page.getByRole('link', { name: text('betting.look') }))
          await expect(page).toHaveURL(/\/m\/lottery\/order\?orderId=VN\d{10}$/)
          await expect(main.getByText(text('orders.status.OPEN'), { exact: true })).toHaveCount(3)
          await expect(main.getByRole('timer', { name: text('orders.saleEnds') })).toHaveText(/^00:2\d:/)
        })
        await player.step('sees the result of the draw', async () => {
          await lobby.callSandbox('/draw', { code: 'roda-das-horas', toDraw: 1000 })
          // Simulate that the player returns to the page.
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
          await expect(main.getByRole('list', { name: text('orders.drawn') })).toHaveText('10112')
          await expect(main.getByText(/^\+R\$\s?1[.,]95$/)).toHaveCount(2)
        })
        await player.step('finds the order among the own bets', async () => {
          await player.tap(main.getByRole('link', { name: text('orders.title') }))
          await expect(main.getByRole('article').getByText(text('orders.status.WON'), { exact: true })).toBeVisible()
        })
        const launched = page.waitForRequest(/\/lgw\/launchGame$/)
        await player.step('opens a lottery by a link from outside', async () => {
          await page.goto(`${lobby.origin}/m/launchGame?playType=trad&prize_mode=ELOTT&code=lua-1&pageBack=lottery`)
          await page.waitForURL(/\/\/play\.localhost:\d+\/play\/lottery\//)
        })
        expect((await launched).postDataJSON()).toMatchObject({
          lottoPrizeMode: 'ELOTT',
          lottoGameCode: 'lua-1',
          lottoView: 'betting',
          backUrl: '/m/lottery',
        })
      },
    )
  })
