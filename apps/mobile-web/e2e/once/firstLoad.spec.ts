import { expect, moving, openHome, test } from '../lobby.ts'

test.use(moving)

/** What the first screen may not load: it comes when it is needed. */
const notYet = /jsencrypt|crypto|encryption|servicePath|swiper|purif|overlays|Sheet|LoginForm|Dialog|Toaster/i

test('home loads neither encryption nor overlays nor forms before they are needed', async ({ page, lobby, text }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHome(page, lobby)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('.js') && notYet.test(path))).toEqual([])

  // The control: the same look at the requests finds them once they are needed.
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('textbox', { name: text('auth.username.label') }).pressSequentially('a')
  await expect.poll(() => asked.some((path) => path.endsWith('.js') && notYet.test(path))).toBe(true)
})

test('the first paint waits for no script', async ({ page, lobby }) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto(`${lobby.origin}/m/home`, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  expect(await page.evaluate(() => document.getElementById('root')?.childElementCount ?? 0)).toBeGreaterThan(0)
})

test('home’s first data is asked for once, before the bundle runs', async ({ page, lobby }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHome(page, lobby)
  await page.waitForLoadState('networkidle')
  for (const path of ['/wps/announcement/home', '/wps/game/popular']) expect(asked.filter((each) => each === path)).toHaveLength(1)
})

test('loads the encryption at the first keystroke of a sign-in, not before', async ({ page, lobby, text }) => {
  const encryption: string[] = []
  page.on('request', (request) => /\/assets\/encryption/.test(request.url()) && encryption.push(request.url()))
  await page.goto(`${lobby.origin}/m/login`)
  const username = page.getByRole('textbox', { name: text('auth.username.label') })
  await username.click()
  await expect(username).toBeFocused()
  expect(encryption).toEqual([])
  await username.fill('a')
  await expect.poll(() => encryption.length).toBeGreaterThan(0)
})
