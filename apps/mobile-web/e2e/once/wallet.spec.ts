import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey/steps.ts'
import { animatedPageOptions } from '../lobby.ts'
import { readHeaderBalance, findAccountButton } from '../session.ts'

test.use(animatedPageOptions)

const expectBalance = (page: Page, amount: string) =>
  expect.poll(async () => (await readHeaderBalance(page)).replace(/\s/g, ' ')).toBe(`R$ ${amount}`)

/** Records the idempotency keys of the POST requests to a path, so that a test detects a request that is sent twice. */
function watchKeys(page: Page, path: RegExp): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

test(
  'executes a withdrawal and a deposit one time when the player double-taps the button, and lists one record of each',
  { tag: ['@SHELL-032', '@MEMB-002', '@MEMB-003', '@MEMB-004'] },
  async ({ page, lobby, text, player, open }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const submit = page.locator('main form [type=submit]')
    await lobby.callSandbox('/money', { payments: { outcome: 'NONE' }, payouts: { outcome: 'PAID', seconds: 600 } })
    await open('/m/home', 'ana')

    await player.step('opens the withdrawal from the account menu', async () => {
      await player.tap(findAccountButton(page))
      await player.tap(dialog.getByRole('button', { name: text('core.account.withdraw') }))
      await expect(page).toHaveURL(/\/m\/withdraw$/)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('textbox', { name: text('wallet.amount') })).toBeVisible()
    })
    const withdrawals = watchKeys(page, /\/transaction\/withdraw/)
    await player.step('types an amount, and sends it over the closing keyboard', async () => {
      await player.fill(page.getByRole('textbox', { name: text('wallet.amount') }), '100')
      await player.tap(submit)
      await expect(dialog.getByLabel(text('withdraw.password')).first()).toBeVisible()
    })
    await player.step('confirms with the payment password and two taps', async () => {
      await dialog.getByLabel(text('withdraw.password')).first().fill('246810')
      await player.tap(dialog.getByRole('button', { name: text('withdraw.confirm.submit') }), { times: 2 })
      await expect(page).toHaveURL(/\/m\/withdraw\?id=W\d{10}$/)
      await expect(page.getByRole('heading', { name: text('withdraw.REVIEW') })).toBeVisible()
      await expectBalance(page, '1.150,00')
    })
    expect(withdrawals).toHaveLength(1)
    await player.step('sees the withdrawal paid', async () => {
      await lobby.callSandbox('/withdrawal', {
        withdrawalId: new URL(page.url()).searchParams.get('id'),
        outcome: 'PAID',
      })
      await expect(page.getByRole('heading', { name: text('withdraw.PAID'), exact: true })).toBeVisible()
    })

    await player.step('opens the deposit from the bottom navigation', async () => {
      await player.tap(
        page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('nav.deposit') }),
      )
      await expect(page.getByRole('heading', { level: 1, name: text('deposit.title') })).toBeVisible()
      await expectBalance(page, '1.150,00')
    })
    const deposits = watchKeys(page, /\/deposit\/create/)
    await player.step('chooses Pix and an amount', async () => {
      await player.tap(page.getByRole('radio', { name: 'Pix' }))
      await player.tap(main.getByText(/^R\$\s50$/))
      await expect(submit).toHaveText(/R\$\s50,00$/)
    })
    await player.step('submits the deposit with two taps', async () => {
      await player.tap(submit, { times: 2 })
      await expect(page).toHaveURL(/\/m\/voucherCenter\?id=D\d{10}$/)
      await expect(page.getByRole('button', { name: text('deposit.pix.copy') })).toBeVisible()
      await expect(page.getByRole('timer', { name: text('deposit.pay.left') })).toHaveText(/^00:1[45]:\d\d$/)
    })
    expect(deposits).toHaveLength(1)
    const amounts = findAccountButton(page).evaluate(
      (element) =>
        new Promise<string[]>((resolve) => {
          const texts: string[] = []
          const observer = new MutationObserver(() => {
            texts.push(element.textContent.replace(/\s/g, ' '))
            if (!texts.at(-1)?.endsWith('1.200,00')) return
            observer.disconnect()
            resolve(texts)
          })
          observer.observe(element, { subtree: true, childList: true, characterData: true })
        }),
    )
    await player.step('sees the payment arrive', async () => {
      await lobby.callSandbox('/deposit', { depositId: new URL(page.url()).searchParams.get('id'), outcome: 'SETTLED' })
      await expect(page.getByRole('heading', { name: text('deposit.SETTLED'), exact: true })).toBeVisible()
      await expectBalance(page, '1.200,00')
    })
    // The balance in the header counts up to the new amount, so the header shows several amounts one after the other.
    expect((await amounts).length).toBeGreaterThan(2)

    const openRecord = (id: string) => player.tap(main.getByRole('link', { name: text(id) }))
    await player.step('opens the member centre', async () => {
      await player.tap(
        page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('nav.mine') }),
      )
      await expect(main.getByText(/^R\$\s1\.200,00$/)).toBeVisible()
    })
    for (const [id, path, row] of [
      ['mine.depositRecord', '/m/vouReport', /R\$\s50,00/],
      ['mine.withdrawalReport', '/m/withdrawReport', /R\$\s100,00/],
    ] as const) {
      await player.step(`reads ${path}, and one of its rows`, async () => {
        await openRecord(id)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await player.tap(main.getByRole('region').getByRole('listitem').getByRole('button').first())
        await expect(dialog).toContainText(row)
      })
      await player.step('goes back', async () => {
        await page.goBack()
        await expect(dialog).toBeHidden()
        await page.goBack()
        await expect(page).toHaveURL(/\/m\/mine$/)
      })
    }
    const opening = main.getByRole('button', { name: new RegExp(`^${text('reports.kind.OPENING')}`) })
    await player.step('reads the account record, and saves it', async () => {
      await openRecord('mine.accountRecord')
      await expect(main.getByRole('button', { name: new RegExp(`^${text('reports.kind.WITHDRAWAL')}`) })).toHaveText(
        /-R\$\s100,00$/,
      )
      await expect(opening).toHaveText(/\+R\$\s1\.250,00$/)
      const saved = page.waitForEvent('download')
      await player.tap(main.getByRole('button', { name: text('reports.export') }))
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
      const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
      expect(lines.find((line) => line.includes(text('reports.kind.OPENING')))).toMatch(/;1250,00;1250,00$/)
    })
    await player.step('filters the record by money', async () => {
      await player.tap(main.getByRole('button', { name: text('reports.filter'), exact: true }))
      await player.tap(dialog.getByText(text('reports.part.MONEY')))
      await player.tap(dialog.getByRole('button', { name: text('reports.filter.apply') }))
      await expect(page).toHaveURL(/\/m\/transaction\/record\?kind=MONEY$/)
      await expect(
        main.getByRole('button', { name: text('reports.filter.remove', { label: text('reports.part.MONEY') }) }),
      ).toBeVisible()
      await expect(opening).toBeVisible()
    })
    await player.step('goes back to the member centre', async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/mine$/)
    })
    for (const [id, path] of [
      ['mine.bettingRecord', '/m/gameRecord'],
      ['mine.profitAndLoss', '/m/profitandloss'],
      ['mine.manualRebate', '/m/member/manualRebate'],
      ['mine.rebateReport', '/m/member/rebateReport'],
    ] as const) {
      await player.step(`reads ${path}`, async () => {
        await openRecord(id)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(main.getByRole('heading').first()).toBeVisible()
      })
      await player.step('goes back', async () => {
        await page.goBack()
        await expect(page).toHaveURL(/\/m\/mine$/)
      })
    }
  },
)
