import { expect, animatedPageOptions, openHome, test } from '../lobby.ts'
import { navigateWithinSite } from '../navigateWithinSite.ts'

test.use(animatedPageOptions)

/** Matches chunks that the first screen must not load, because they are needed only later. */
const LATER_CHUNKS =
  /jsencrypt|crypto|envelope|servicePath|fetchServiceChannels|tripledes|swiper|purif|overlays|dialogs|Sheet|LoginForm|Dialog|Toaster/i

test('loads the code of overlays and forms only when they open, and the code of the encryption at the first keystroke', async ({
  page,
  lobby,
  text,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const laterRequests = () => asked.filter((path) => path.endsWith('.js') && LATER_CHUNKS.test(path))
  await openHome(page, lobby)
  await page.waitForLoadState('networkidle')
  expect(laterRequests()).toEqual([])
  for (const path of ['/wps/announcement/home', '/wps/game/popular'])
    expect(asked.filter((each) => each === path)).toHaveLength(1)

  // Open the help centre: its button for customer service must not load the code of customer service yet.
  await navigateWithinSite(page, '/m/help')
  await expect(page.getByRole('navigation', { name: text('help.menu') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /servicePath|fetchServiceChannels|tripledes/i.test(path))).toEqual([])

  // Control: the same pattern matches the chunks when they are needed.
  await page.goBack()
  const encryptionRequests = () => asked.filter((path) => /\/assets\/envelope/.test(path))
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const username = page.getByRole('textbox', { name: text('auth.username.label') })
  await username.click()
  await expect(username).toBeFocused()
  expect(laterRequests()).not.toEqual([])
  expect(encryptionRequests()).toEqual([])
  await username.pressSequentially('a')
  await expect.poll(() => encryptionRequests().length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await navigateWithinSite(page, '/m/service')
  await page.getByRole('button', { name: text('service.open') }).click()
  await expect
    .poll(() => asked.filter((path) => /servicePath|fetchServiceChannels|tripledes/i.test(path)))
    .not.toEqual([])
})

test('paints the first screen without waiting for a script', async ({ page, lobby }) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto(`${lobby.origin}/m/home`, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  expect(await page.evaluate(() => document.getElementById('root')?.childElementCount ?? 0)).toBeGreaterThan(0)
})

test('shows the merchant’s own slide until the platform’s first banner has loaded in the same position', async ({
  page,
  lobby,
}) => {
  // Use reduced motion, so that the carousel does not move.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/media\/.*banner/, async (route) => {
    await held
    await route.continue()
  })
  // Do not wait for the load event, because that event waits for the picture that the test delays.
  await page.goto(`${lobby.origin}/m/home`, { waitUntil: 'commit' })
  const own = page.locator('main img[src^="/brand/hero"]')
  const banner = page.locator('main img[src*="/banner/"]').first()
  await expect(banner).toBeAttached()
  expect(await banner.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // Measure both elements at the same time, because an announcement may move home between two measurements.
  const isInPlaceOf = (image: Element, other: Element | null) =>
    JSON.stringify(image.getBoundingClientRect()) === JSON.stringify(other?.getBoundingClientRect())
  expect(await own.evaluate(isInPlaceOf, await banner.elementHandle())).toBe(true)
  release()
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
