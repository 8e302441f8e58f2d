import { expect, test } from '../journey/steps.ts'
import { signIn } from '../lobby.ts'

test('shows the bottom navigation below the last text of a page, and hides the navigation while the keyboard is open', async ({
  page,
  text,
  player,
  open,
  watch,
}) => {
  // The server responds with status 404 to an unknown page.
  watch.allowStatus(404)
  const nav = page.getByRole('navigation', { name: text('nav.label') })
  await open('/m/nowhere')
  await player.step('swipes to the end', async () => {
    await player.swipeToEnd()
  })
  const [words, edge] = [await page.getByRole('contentinfo').locator('p').last().boundingBox(), await nav.boundingBox()]
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(edge?.y ?? 0)
  await player.step('deposits, and signs in for it', async () => {
    await player.tap(nav.getByRole('link', { name: text('nav.deposit') }))
    await signIn(page.getByRole('dialog', { name: text('auth.login.title') }), text, 'ana')
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    await expect(nav).toBeVisible()
  })
  const menu = page.getByRole('dialog')
  await player.step('opens the help centre from the account menu', async () => {
    await player.tap(page.getByRole('banner').getByRole('button', { name: /^Ana, / }))
    await expect(menu.getByRole('img', { name: text('core.account.licence') })).toBeVisible()
    await player.tap(menu.getByRole('button', { name: text('core.account.help') }))
    await expect(page).toHaveURL(/\/m\/help$/)
    await expect(menu).toBeHidden()
  })
  const search = page.getByRole('searchbox')
  await player.step('searches the help centre', async () => {
    await player.fill(search, 'bacara')
    await expect(nav).toBeHidden()
    await expect(page.getByRole('main').getByRole('region', { name: 'Mesas ao vivo' })).toBeVisible()
  })
  await player.step('opens another item', async () => {
    await player.fill(search, '')
    await player.tap(
      page
        .getByRole('navigation', { name: text('help.menu') })
        .getByRole('button')
        .nth(1),
    )
    await expect(page).toHaveURL(/\/m\/help\?i=1$/)
    await expect(nav).toBeVisible()
  })
  await open('/m/set')
  await player.step('reads the agreement', async () => {
    await player.tap(page.getByRole('link', { name: text('account.agreement.title') }))
    await expect(page).toHaveURL(/\/m\/useragreement$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible()
  })
  await player.step('goes back, and signs out', async () => {
    await page.goBack()
    await player.tap(page.getByRole('main').getByRole('button', { name: text('core.signOut') }))
    await player.tap(page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }))
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
