import { expect, openHome, test } from '../lobby.ts'

for (const { chance, host } of [
  { chance: 0, host: '/media/a' },
  { chance: 0.99, host: '/media/b' },
]) {
  test(`pictures come from the host that chance ${chance} chooses, all of them`, { tag: ['@CONF-058'] }, async ({ page, lobby }) => {
    await page.addInitScript((value) => {
      Math.random = () => value
    }, chance)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openHome(page, lobby)
    await expect.poll(() => asked.filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(3)
    expect(asked.filter((path) => path.startsWith('/media/') && !path.startsWith(`${host}/`))).toEqual([])
  })
}

test('a host that is down is followed by the next, and at the end by the default one', { tag: ['@CONF-059'] }, async ({ page, lobby, watch }) => {
  watch.allowStatus(0)
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await page.route(/\/media\/[ab]\//, (route) => route.abort('connectionrefused'))
  await openHome(page, lobby)
  const banner = page.locator('main img[src*="/banner/"]').first()
  await expect(banner).toHaveAttribute('src', /^\/media\/c\//)
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('where no host has a picture its name stands in, in the same room, and every game can be played', { tag: ['@N12', '@N12-control'] }, async ({ page, lobby, watch, text }) => {
  watch.allowStatus(0)
  const boxes = async () => {
    const tiles = page.getByRole('tabpanel').getByRole('button')
    await expect(tiles.first()).toBeVisible()
    return Promise.all((await tiles.all()).slice(0, 4).map((tile) => tile.boundingBox()))
  }
  const pictures = page.getByRole('tabpanel').locator('img')
  await openHome(page, lobby)
  // With hosts there are pictures.
  await expect.poll(() => pictures.count()).toBeGreaterThan(3)
  const usual = await boxes()
  await page.route(/\/media\//, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
  await expect.poll(() => pictures.count()).toBe(0)
  expect(await boxes()).toEqual(usual)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
})
