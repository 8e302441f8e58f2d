import { expect, openHome, test } from './lobby.ts'
import { watchShifts } from './watchShifts.ts'

/** What comes after home is interactive, in the room that is kept for it: its notices, and what the merchant leads with; and how carousels go round. */
const notices = /HomeTicker|onScreen|mobileNotice|enliven/
/** Entries of the bottom navigation and the messages, in the room that is kept for them. */
const surroundings = /surroundings|controls|(?:mail|plus)-/
const leads: Readonly<Record<string, RegExp>> = { trevo: /NextDraws|LotteryEntries|LotteryItem|Heart|clock/, kite: /HotMatches/ }

test('home loads the scripts that its document names, then its notices and its lead, and no other: the byte budget counts the first', async ({ page, lobby, merchant }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
  })
  const document = (await (await page.goto(`${lobby.origin}/m/home`))?.text()) ?? ''
  const named = [...document.matchAll(/(?:<link rel="modulepreload" href|<script type="module" async src)="([^"]+)"/g)].map((match) => match[1] ?? '')
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(named.length).toBeGreaterThan(2)
  const late = [...asked].filter((path) => notices.test(path) || surroundings.test(path) || leads[merchant]?.test(path))
  expect(late.some((path) => notices.test(path))).toBe(true)
  expect(late.some((path) => leads[merchant]?.test(path))).toBe(merchant in leads)
  expect([...asked].filter((path) => !late.includes(path)).sort()).toEqual([...named].sort())

  // The control: a chunk that is needed later is seen as one more.
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect.poll(() => asked.size).toBeGreaterThan(named.length + late.length)
})

test('nothing shifts from the skeleton to the content', async ({ page, lobby }) => {
  const shifted = await watchShifts(page)
  await openHome(page, lobby)
  await page.waitForLoadState('networkidle')
  const { sum, shifts } = await shifted()
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
})

test('the merchant’s own slide stays in sight until the platform’s first one is here', async ({ page, lobby }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/media\/.*banner/, async (route) => {
    await held
    await route.continue()
  })
  await openHome(page, lobby)
  const own = page.locator('main img[src^="/brand/hero"]')
  const banner = page.locator('main img[src*="/banner/"]').first()
  await expect(banner).toBeAttached()
  expect(await banner.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  expect(await own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await own.boundingBox()).toEqual(await banner.boundingBox())
  release()
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
