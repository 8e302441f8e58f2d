import { expect, test } from '../journey/steps.ts'
import { openHome } from '../lobby.ts'
import { parseMoneyToMinorUnits, playGameRoundOnPage } from '../rounds.ts'
import { findAccountButton, signOut, readLocalStorageItem } from '../session.ts'
import { scrollUntilElementsExist } from '../scrollUntilElementsExist.ts'

test(
  'leads from home to notices, customer service, games, matches and draws, and back to the previous scroll position',
  {
    tag: [
      '@HOME-001',
      '@HOME-002',
      '@HOME-003',
      '@HOME-004',
      '@HOME-007',
      '@HOME-008',
      '@HOME-009',
      '@HOME-010',
      '@HOME-011',
      '@HOME-069',
      '@HOME-072',
      '@HOME-109',
    ],
  },
  async ({ page, text, player, open }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await open('/m/home', 'ana')
    await expect(
      page
        .getByRole('group', { name: text('core.banners.label') })
        .locator('img[src*="/banner/"]')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: text('games.popular.title') }).getByRole('tab')).toHaveCount(7)
    const ticker = page.getByRole('link', { name: new RegExp(`^${text('home.ticker.label')}: .{5}`) })
    await player.step('opens a notice by the ticker', async () => {
      await player.tap(ticker)
      await expect(page).toHaveURL(/\/m\/notice$/)
      await player.tap(main.locator('button[aria-expanded]').nth(1))
      await expect(main.locator('li[data-open] p').first()).toBeVisible()
    })
    await player.step('goes back to home', async () => {
      await page.goBack()
      await expect(ticker).toBeVisible()
    })
    await player.step('opens the service bar', async () => {
      await player.tap(page.getByRole('button', { name: text('explore.side.open') }))
      await expect(page.getByRole('complementary', { name: text('explore.side') }).getByRole('link')).toHaveCount(5)
    })
    await player.step('opens the customer service', async () => {
      await player.tap(
        page
          .getByRole('complementary', { name: text('explore.side') })
          .getByRole('link', { name: text('core.service') }),
      )
      await expect(page).toHaveURL(/\/m\/service$/)
      await expect(page.getByRole('heading', { name: text('service.title') })).toBeVisible()
    })
    await player.step('goes back to home', async () => {
      await page.goBack()
      await expect(ticker).toBeVisible()
    })

    const lotteries = page.getByRole('tabpanel', { name: text('games.category.LOTT') }).getByRole('article')
    await player.step('chooses the lotteries', async () => {
      await player.tap(page.getByRole('tab', { name: text('games.category.LOTT') }))
      await expect(lotteries).toHaveCount(6)
      await expect(lotteries.first().getByRole('timer', { name: text('home.draws.left') })).toBeVisible()
      await expect(
        lotteries
          .first()
          .getByRole('list', { name: text('home.draws.last') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible()
    })
    const fishing = page.getByRole('tab', { name: text('games.category.FISH') })
    await player.step('chooses the fishing games, and opens one', async () => {
      await player.tap(fishing)
      await player.tap(
        page
          .getByRole('tabpanel', { name: text('games.category.FISH') })
          .getByRole('button')
          .first(),
      )
      await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
    })
    await player.step('comes back to the fishing games', async () => {
      await page.goBack()
      await expect(fishing).toHaveAttribute('aria-selected', 'true')
    })

    const card = page
      .getByRole('group', { name: text('home.matches.title') })
      .getByRole('article')
      .first()
    await player.step('swipes to a hot match, and opens it', async () => {
      await player.swipeTo(card)
      await player.tap(card.getByRole('button').first())
      await expect(dialog).toBeVisible()
    })
    await player.step('closes the match', async () => {
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(card).toBeInViewport()
    })
    const draws = page.getByRole('region', { name: text('home.draws.title') }).getByRole('article')
    await player.step('swipes to the next draws', async () => {
      await player.swipeTo(draws)
      await expect(draws.first().getByRole('timer')).toBeVisible()
    })
    const menu = page.getByRole('navigation', { name: text('explore.menu') }).getByRole('link')
    await player.step('swipes to the menu of all games', async () => {
      await player.swipeTo(menu)
      await expect(page.getByRole('heading', { name: text('explore.title.count', { count: '600' }) })).toBeVisible()
      await expect(menu.first()).toBeVisible()
    })
    await player.step('filters the games by type and provider', async () => {
      for (const name of [text('games.category.RNG'), 'Quartzo']) {
        await player.tap(page.locator('label').filter({ has: page.getByRole('radio', { name }) }))
        await expect(page.getByRole('radio', { name })).toBeChecked()
      }
    })
    await player.step('opens the games', async () => {
      await player.tap(page.getByRole('button', { name: text('explore.show') }))
      await expect(page).toHaveURL(/gameList\?gameType=RNG&vassalage=QTZ$/)
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText('Quartzo')
    })
  },
)

test('updates the balance in the header after a round, and shows the last played game on home', async ({
  page,
  lobby,
  text,
  language,
  player,
  open,
}) => {
  const rail = page.getByRole('region', { name: text('games.recent.title') })
  await open('/m/home', 'ana')
  await expect(findAccountButton(page)).toContainText(/\d/)
  await expect(rail).toHaveCount(0)
  let after = 0
  await player.step('plays a round of a slot', async () => {
    await player.tap(page.getByRole('tab', { name: text('games.category.RNG') }))
    await player.tap(
      page
        .getByRole('tabpanel', { name: text('games.category.RNG') })
        .getByRole('button')
        .first(),
    )
    ;({ after } = await playGameRoundOnPage(page, language))
  })
  await player.step('leaves the game', async () => {
    await page.locator('a.back').tap()
    await page.waitForURL(/\/m\/home/)
    await expect.poll(async () => parseMoneyToMinorUnits(await findAccountButton(page).innerText())).toBe(after)
  })
  await openHome(page, lobby)
  await player.step('opens the game that was played last', async () => {
    await player.tap(rail.getByRole('button').first())
    await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  })
  await open('/m/home')
  expect(await readLocalStorageItem(page, 'MC_CACHE_recentGames')).not.toBeNull()
  await signOut(page, text)
  await expect(rail).toHaveCount(0)
  expect(await readLocalStorageItem(page, 'MC_CACHE_recentGames')).toBeNull()
})

test('shows an error in place of a widget that fails to load, and loads the widget after a tap on retry', async ({
  page,
  lobby,
  text,
  watch,
  player,
  open,
}) => {
  watch.allowStatus(500)
  await lobby.callSandbox('/fault', { status: 500, operation: 'lotteryList' })
  await open('/m/home')
  const draws = page.getByRole('region', { name: text('home.draws.title') })
  await scrollUntilElementsExist(page, page.getByRole('heading', { name: text('home.matches.title') }), draws)
  await expect(draws.getByText(text('home.draws.failed'))).toBeVisible({ timeout: 20_000 })
  await lobby.callSandbox('/fault', undefined, 'DELETE')
  await player.step('tries again', async () => {
    await player.tap(draws.getByRole('button', { name: text('core.retry') }))
    await expect(draws.getByRole('timer').first()).toBeVisible()
  })
})

test(
  'lets a guest play for fun with a trial account, and shows in the header that the account is a trial',
  { tag: ['@AUTH-145'] },
  async ({ page, text, language, player, open }) => {
    await open('/m/trail')
    await player.step('begins to play for fun', async () => {
      await player.tap(page.getByRole('main').getByRole('button', { name: text('auth.trial') }))
      await page.waitForURL(/\/m\/home$/)
      await expect(page.getByRole('banner').getByText(text('core.trial'))).toBeVisible()
    })
    await player.step('plays a round', async () => {
      await player.tap(page.getByRole('tab', { name: text('games.category.RNG') }))
      await player.tap(
        page
          .getByRole('tabpanel', { name: text('games.category.RNG') })
          .getByRole('button')
          .first(),
      )
      await playGameRoundOnPage(page, language)
    })
    await player.step('leaves the game', async () => {
      await page.locator('a.back').tap()
      await page.waitForURL(/\/m\/home/)
      await expect(page.getByRole('banner').getByText(text('core.trial'))).toBeVisible()
    })
    await player.step('signs out', async () => {
      await player.tap(page.getByRole('banner').getByRole('button'))
      await player.tap(page.getByRole('button', { name: text('core.signOut') }))
      await player.tap(page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }))
      await expect(page.getByRole('link', { name: text('core.signIn') })).toBeVisible()
    })
    expect(await readLocalStorageItem(page, 'MC_TRIAL_USER')).toBeNull()
  },
)
