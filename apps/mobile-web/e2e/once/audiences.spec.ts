import { expect, openHome, signIn, test } from '../lobby.ts'

test('the same compiled site is every merchant’s, for guests, members and agents', { tag: ['@CONF-001'] }, async ({ page, lobby, text, merchant }) => {
  const scripts: string[] = []
  for (const { brand, name } of [
    { brand: 'aurora', name: 'Aurora' },
    { brand: 'trevo', name: 'Trevo' },
  ]) {
    await openHome(page, { ...lobby, origin: lobby.origin.replace(merchant, brand) })
    await expect(page.locator('html')).toHaveAttribute('data-merchant', brand)
    await expect(page).toHaveTitle(new RegExp(name))
    // What the document names: what comes later, such as what a merchant leads with, is of another origin's mode.
    const named = page.locator('script[type=module][src^="/assets/"], link[rel=modulepreload]:not([crossorigin])')
    const files = await named.evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')))
    // The table of integrities is stamped: a site without a feature does not name its chunks.
    scripts.push(files.filter((file) => !file?.startsWith('/assets/integrity-')).toSorted().join())
  }
  expect(scripts[0]).toContain('/assets/')
  expect(scripts[1]).toBe(scripts[0])

  await openHome(page, lobby)
  await expect(page.getByRole('link', { name: text('core.signIn') })).toBeVisible()

  for (const { who, agent } of [
    { who: 'ana', agent: false },
    { who: 'agent', agent: true },
  ]) {
    await page.goto(`${lobby.origin}/m/login`)
    const signedIn = page.waitForResponse(/member\/login/)
    await signIn(page, text, who)
    const { value } = (await (await signedIn).json()) as { value: { customerType: number } }
    expect(![0, 4, 40].includes(value.customerType)).toBe(agent)
    await page.waitForURL(/\/m\/home$/)
    await page.getByRole('banner').getByRole('button').click()
    await page.getByRole('button', { name: text('core.signOut') }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }).click()
    await expect(page.getByRole('link', { name: text('core.signIn') })).toBeVisible()
  }
})

test('a guest browses home, a list and a search, and is asked to sign in by none of them', { tag: ['@AUTH-142'] }, async ({ page, lobby }) => {
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.headers()['authorization'] ?? new URL(request.url()).searchParams.get('token')) tokens.push(request.url())
  })
  await openHome(page, lobby)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  const games = page.getByRole('tabpanel').getByRole('article')
  await expect(games.first()).toBeVisible()
  const [first = ''] = await games.first().getByRole('button').first().allTextContents()
  await page.getByRole('searchbox').fill('a')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/gameName=a/)
  await expect(games.first()).toBeVisible()
  expect(first).not.toBe('')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/m/gameList')
  expect(tokens).toEqual([])
})
