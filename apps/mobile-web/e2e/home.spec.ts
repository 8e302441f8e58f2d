import { expect, moving, openHome, test } from './lobby.ts'
import { leadOf } from './screens/isOn.ts'
import { scrollUntil } from './scrollUntil.ts'
import { watchShifts } from './watchShifts.ts'

test.use(moving)

/** The title of what stands on top of a merchant's home; its games lead where there is none. */
const titles = { draws: 'home.draws.title', matches: 'home.matches.title', games: undefined } as const

test('home shows its notices, and further down hot matches and the next draws, asked for when they come near', async ({ page, lobby, text, merchant }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHome(page, lobby)
  await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
  await page.waitForLoadState('networkidle')
  const first = { draws: ['/lgw/lottery/list'], matches: ['/wps/announcement/hotMatch'], games: [] }[leadOf(merchant)]
  expect([...new Set(asked.filter((path) => /hotMatch|lottery\/list/.test(path)))]).toEqual(first)
  await scrollUntil(page, page.getByRole('heading', { name: text('home.matches.title') }), page.getByRole('region', { name: text('home.draws.title') }))
  await expect(page.getByRole('button', { name: new RegExp(`^${text('home.matches.bet')}: `) }).first()).toBeVisible()
  const timer = page.getByRole('timer').first()
  // Only what is on the screen counts.
  await timer.scrollIntoViewIfNeeded()
  const before = await timer.innerText()
  await expect.poll(() => timer.innerText()).not.toBe(before)
})

test('what a merchant leads with stands on top, right below the notices', async ({ page, lobby, text, merchant }) => {
  await openHome(page, lobby)
  await expect(page.getByRole('region', { name: text('games.hot.title') }).getByRole('button').first()).toBeVisible()
  await scrollUntil(page, ...['home.matches.title', 'home.draws.title'].map((id) => page.getByRole('heading', { name: text(id) })))
  const lead = titles[leadOf(merchant)]
  const rest = ['home.matches.title', 'home.draws.title'].filter((id) => id !== lead)
  const order = [...(lead ? [lead] : []), 'games.hot.title', ...rest].map((id) => text(id))
  // The menu of all games, the last of them, may be there already.
  const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(shown.slice(0, order.length)).toEqual(order)
})

test('nothing shifts while home is scrolled and its widgets come', async ({ page, lobby, text }) => {
  const shifted = await watchShifts(page)
  await openHome(page, lobby)
  await scrollUntil(page, ...['home.matches.title', 'home.draws.title'].map((id) => page.getByRole('heading', { name: text(id) })))
  await page.waitForLoadState('networkidle')
  const { sum, shifts } = await shifted()
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
})
