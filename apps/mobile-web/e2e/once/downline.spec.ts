import { expect, test } from '../journey/steps.ts'

test('lets an agent create an account, send money to it (one time after a double tap), and create an invitation link', async ({
  page,
  lobby,
  text,
  player,
  open,
}) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await open('/m/agentRegister', 'agent')
  await player.step(
    'opens an account',
    async () => {
      await player.fill(main.getByRole('textbox', { name: text('downline.open.username') }), 'marina58')
      await player.fill(main.getByLabel(text('downline.open.password')), 'Lobby2026')
      await player.tap(main.getByRole('button', { name: text('downline.open.submit') }))
      await expect(main.getByText(text('downline.open.done.text'))).toBeVisible()
    },
    { scrolls: true },
  )
  await player.step('goes on to a transfer', async () => {
    await player.tap(main.getByRole('link', { name: text('downline.open.send', { name: 'marina58' }) }))
    await expect(page).toHaveURL(/\?to=marina58$/)
  })
  await player.step('types an amount', async () => {
    await player.fill(main.getByRole('textbox', { name: text('downline.send.each') }), '25')
  })
  await player.step('submits the transfer', async () => {
    await player.tap(main.locator('form [type=submit]'))
    await expect(dialog.getByLabel(text('withdraw.password')).first()).toBeVisible()
  })
  await player.step(
    'confirms with two taps',
    async () => {
      await dialog.getByLabel(text('withdraw.password')).first().fill('246810')
      await player.tap(dialog.getByRole('button', { name: text('downline.confirm.submit') }), { times: 2 })
      await expect(main.getByRole('heading', { name: text('downline.done.title') })).toBeVisible()
    },
    { scrolls: true },
  )
  const session = await lobby.callSandbox('/session', { merchant: 'aurora', member: 'marina58' })
  expect(session.ok).toBe(true)
  await player.step('sees one transfer in the history', async () => {
    await player.tap(main.getByText(text('downline.done.history')))
    const history = main.getByRole('list', { name: text('downline.tab.history') })
    await expect(history.getByText(/R\$\s25,00/).first()).toBeVisible()
  })

  await open('/m/agentRegister')
  const links = main.getByRole('region', { name: text('downline.link.list') })
  await player.step('creates a link', async () => {
    await player.tap(main.getByRole('tab', { name: text('downline.open.link') }))
    await player.tap(main.getByRole('button', { name: text('downline.link.create') }))
    await expect(links.getByText(/\/m\/register\?affiliateCode=/)).toBeVisible()
  })
  await player.step('opens the QR code of the link', async () => {
    await player.tap(links.getByRole('button', { name: text('downline.link.qr') }).first())
    await expect(dialog.locator('svg path[fill="#000"]')).toBeAttached()
  })
  await player.step('closes the QR code', async () => {
    await page.goBack()
    await expect(dialog).toBeHidden()
  })

  await open('/m/member/teamRebate')
  await player.step('opens the rates of a member', async () => {
    await player.tap(main.getByRole('list').getByRole('button').last())
    await expect(dialog.getByText(text('downline.rates.save'))).toBeVisible()
  })
})
