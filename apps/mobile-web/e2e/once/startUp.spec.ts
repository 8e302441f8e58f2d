import { expect, test } from '../lobby.ts'

test(
  'shows the maintenance page during a maintenance, and home when the maintenance has ended',
  { tag: ['@SHELL-122', '@A11'] },
  async ({ page, lobby, text, watch }) => {
    watch.allowStatus(503)
    await lobby.callSandbox('/maintenance', { on: true })
    await page.goto(`${lobby.origin}/m/home`)
    await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeVisible()
    await lobby.callSandbox('/maintenance', { on: false })
    await page.getByRole('button', { name: text('core.retry') }).click()
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  },
)
