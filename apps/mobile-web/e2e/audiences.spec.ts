import { expect, openHome, signIn, test } from './lobby.ts'

test('[CONF-001] the same compiled site is every merchant’s, for guests, members and agents', async ({ page, lobby, text, merchant }) => {
  const entries: string[] = []
  for (const brand of ['aurora', 'kite', 'trevo']) {
    await page.goto(`${lobby.origin.replace(merchant, brand)}/m/home`)
    await expect(page.locator('html')).toHaveAttribute('data-merchant', brand)
    entries.push((await page.locator('script[type=module][src]').getAttribute('src')) ?? brand)
  }
  expect(new Set(entries).size).toBe(1)

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
