import { expect, openHome, test } from '../lobby.ts'

test(
  'shows a warning instead of the site when the host name is not one of the merchant’s',
  { tag: ['@M5'] },
  async ({ page, lobby, watch, merchant }) => {
    watch.allowStatus(502)
    const served = await lobby.serveWithoutSandbox(merchant)
    await page.goto(`http://stranger.localhost:${served.port}/m/home`)
    await expect(page.getByRole('heading', { name: 'This address is not ours' })).toBeVisible()
    await expect(page.getByText('Este endereço não é nosso')).toBeVisible()
    await served.close()
  },
)

test('shows an error page when no dictionary loads, and shows home after a press of retry', async ({
  page,
  lobby,
  watch,
}) => {
  watch.allowStatus(0)
  await page.route(/\/i18n\//, (route) => route.abort('connectionrefused'))
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible()
  await page.unroute(/\/i18n\//)
  await page.getByRole('button').click()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
})

test('shows an error when a dialog’s code fails to load, and opens the dialog when the retry succeeds', async ({
  page,
  lobby,
  text,
  watch,
}) => {
  watch.allowStatus(0)
  let asked = 0
  await page.route(/\/assets\/LoginSheet.*\.js/, (route) => {
    asked++
    return route.abort('connectionrefused')
  })
  await openHome(page, lobby)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const failed = page.getByRole('alertdialog', { name: text('error.network') })
  await expect(failed).toBeVisible()
  const before = asked
  expect(before).toBeLessThanOrEqual(2)
  await page.unroute(/\/assets\/LoginSheet.*\.js/)
  await failed.getByRole('button', { name: text('core.retry') }).click()
  const login = page.getByRole('dialog', { name: text('auth.login.title') })
  await expect(login).toBeVisible()
  expect(asked).toBe(before)
  await login.getByRole('button', { name: text('core.close') }).click()

  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('button').first().click()
  await expect(failed).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: text('core.language.label') })).toBeVisible()
})
