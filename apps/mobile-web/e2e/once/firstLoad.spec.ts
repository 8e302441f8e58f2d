import { expect, moving, openHome, test } from '../lobby.ts'
import { navigate } from '../navigate.ts'

test.use(moving)

/** Chunks that the first screen must not load: they load when they are needed. */
const notYet =
  /jsencrypt|crypto|envelope|servicePath|readServiceLinks|tripledes|swiper|purif|overlays|dialogs|Sheet|LoginForm|Dialog|Toaster/i

test('asks for the data of home once, and loads overlays and forms only when they open, encryption only at the first keystroke', async ({
  page,
  lobby,
  text,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const early = () => asked.filter((path) => path.endsWith('.js') && notYet.test(path))
  await openHome(page, lobby)
  await page.waitForLoadState('networkidle')
  expect(early()).toEqual([])
  for (const path of ['/wps/announcement/home', '/wps/game/popular'])
    expect(asked.filter((each) => each === path)).toHaveLength(1)

  // The help centre, from which customer service is one press away.
  await navigate(page, '/m/help')
  await expect(page.getByRole('navigation', { name: text('help.menu') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /servicePath|readServiceLinks|tripledes/i.test(path))).toEqual([])

  // Control: the same pattern finds them once they are needed.
  await page.goBack()
  const encryption = () => asked.filter((path) => /\/assets\/envelope/.test(path))
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const username = page.getByRole('textbox', { name: text('auth.username.label') })
  await username.click()
  await expect(username).toBeFocused()
  expect(early()).not.toEqual([])
  expect(encryption()).toEqual([])
  await username.pressSequentially('a')
  await expect.poll(() => encryption().length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await navigate(page, '/m/service')
  await page.getByRole('button', { name: text('service.open') }).click()
  await expect.poll(() => asked.filter((path) => /servicePath|readServiceLinks|tripledes/i.test(path))).not.toEqual([])
})

test('paints first without waiting for a script', async ({ page, lobby }) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto(`${lobby.origin}/m/home`, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  expect(await page.evaluate(() => document.getElementById('root')?.childElementCount ?? 0)).toBeGreaterThan(0)
})

test('the merchant’s own slide stays in sight until the platform’s first one is here', async ({ page, lobby }) => {
  // With reduced motion the carousel does not move.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/media\/.*banner/, async (route) => {
    await held
    await route.continue()
  })
  // The page has not loaded before a picture that is held back.
  await page.goto(`${lobby.origin}/m/home`, { waitUntil: 'commit' })
  const own = page.locator('main img[src^="/brand/hero"]')
  const banner = page.locator('main img[src*="/banner/"]').first()
  await expect(banner).toBeAttached()
  expect(await banner.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // Both in one look: home may move below an announcement between two.
  const isInPlaceOf = (image: Element, other: Element | null) =>
    JSON.stringify(image.getBoundingClientRect()) === JSON.stringify(other?.getBoundingClientRect())
  expect(await own.evaluate(isInPlaceOf, await banner.elementHandle())).toBe(true)
  release()
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
