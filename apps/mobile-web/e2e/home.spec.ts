import { expect, animatedPageOptions, openHome, test } from './lobby.ts'
import { findLeadingWidget } from './screens/capabilities.ts'
import { scrollUntilElementsExist } from './scrollUntilElementsExist.ts'
import { recordLayoutShifts } from './recordLayoutShifts.ts'

test.use(animatedPageOptions)

/** The message id of the title of the widget at the top of a merchant's home. Undefined if the games are at the top. */
const leadTitles = { draws: 'home.draws.title', matches: 'home.matches.title', games: undefined } as const

test('shows home’s widgets in order, and loads matches and draws on scroll without a layout shift', async ({
  page,
  lobby,
  text,
  merchant,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const shifted = await recordLayoutShifts(page)
  const expectNoShift = async () => {
    await page.waitForLoadState('networkidle')
    const { sum, shifts } = await shifted()
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
  }
  await openHome(page, lobby)
  await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
  await expect(
    page
      .getByRole('region', { name: text('games.hot.title') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  await expectNoShift()
  const first = { draws: ['/lgw/lottery/list'], matches: ['/wps/announcement/hotMatch'], games: [] }[
    findLeadingWidget(merchant)
  ]
  expect([...new Set(asked.filter((path) => /hotMatch|lottery\/list/.test(path)))]).toEqual(first)

  const below = ['home.matches.title', 'home.draws.title']
  await scrollUntilElementsExist(page, ...below.map((id) => page.getByRole('heading', { name: text(id) })))
  const lead = leadTitles[findLeadingWidget(merchant)]
  const order = [...(lead ? [lead] : []), 'games.hot.title', ...below.filter((id) => id !== lead)].map((id) => text(id))
  // Ignore the last heading, which belongs to the menu of all games: this menu may or may not have loaded.
  const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(shown.slice(0, order.length)).toEqual(order)
  await expect(page.getByRole('button', { name: new RegExp(`^${text('home.matches.bet')}: `) }).first()).toBeVisible()
  await expectNoShift()

  const timer = page.getByRole('timer').first()
  // Bring the timer into view, because a timer counts down only while it is visible.
  await timer.scrollIntoViewIfNeeded()
  const before = await timer.innerText()
  await expect.poll(() => timer.innerText()).not.toBe(before)
})

test('causes no layout shift when home’s last widgets load after a jump to the end of the page', async ({
  page,
  lobby,
  text,
}) => {
  const shifted = await recordLayoutShifts(page)
  await openHome(page, lobby)
  await expect(
    page
      .getByRole('region', { name: text('games.hot.title') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = (await shifted()).shifts.length
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('heading', { name: text('home.promotions.title') })).toBeAttached()
  await expect(page.getByRole('navigation', { name: text('explore.menu') })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect((await shifted()).shifts.slice(before)).toEqual([])
})
