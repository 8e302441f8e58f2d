import { expect, openHome, signIn, test } from './lobby.ts'

test('[CONF-001] the same compiled site is every merchant’s, for guests, members and agents', async ({ page, lobby, text, merchant }) => {
  const scripts: string[] = []
  for (const { brand, name } of [
    { brand: 'aurora', name: 'Aurora' },
    { brand: 'trevo', name: 'Trevo' },
  ]) {
    await openHome(page, { ...lobby, origin: lobby.origin.replace(merchant, brand) })
    await expect(page.locator('html')).toHaveAttribute('data-merchant', brand)
    await expect(page).toHaveTitle(new RegExp(name))
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name: url }) => new URL(url).pathname))
    scripts.push(loaded.filter((path) => path.endsWith('.js')).toSorted().join())
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
