import type { Page } from '@playwright/test'
import { expect, moving, signInFirst, test } from '../lobby.ts'
import { amountOf, chip } from '../session.ts'
import type { Text } from '../textIn.ts'

test.use(moving)

const balance = (page: Page) => expect.poll(async () => (await amountOf(page)).replace(/\s/g, ' '))

/** What is sent of a kind while the test runs. */
function watch(page: Page, path: RegExp): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

const submit = (page: Page) => page.locator('main form [type=submit]')
const amount = (page: Page, text: Text) => page.getByRole('textbox', { name: text('wallet.amount') })

test('a member pays in by Pix: once for two taps, until it is settled, and the balance in the header counts up to it', { tag: ['@SHELL-032', '@MEMB-002', '@MEMB-003'] }, async ({ page, lobby, text }) => {
  await lobby.tell('/money', { payments: { outcome: 'NONE' } })
  await signInFirst(page, lobby)
  await page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('nav.deposit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('deposit.title') })).toBeVisible()
  await balance(page).toBe('R$ 1.250,00')
  await page.getByRole('radio', { name: 'Pix' }).click()
  const keys = watch(page, /\/deposit\/create/)
  await page.getByRole('main').getByText(/^R\$\s50$/).click()
  await expect(submit(page)).toHaveText(/R\$\s50,00$/)
  await submit(page).dblclick()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?id=D\d{10}$/)
  await expect(page.getByRole('button', { name: text('deposit.pix.copy') })).toBeVisible()
  await expect(page.getByRole('timer', { name: text('deposit.pay.left') })).toHaveText(/^00:1[45]:\d\d$/)
  expect(keys).toHaveLength(1)
  const seen = chip(page).evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = []
        const observer = new MutationObserver(() => {
          texts.push(element.textContent.replace(/\s/g, ' '))
          if (!texts.at(-1)?.endsWith('1.300,00')) return
          observer.disconnect()
          resolve(texts)
        })
        observer.observe(element, { subtree: true, childList: true, characterData: true })
      }),
  )
  const depositId = new URL(page.url()).searchParams.get('id')
  await lobby.tell('/deposit', { depositId, outcome: 'SETTLED' })
  await expect(page.getByRole('heading', { name: text('deposit.SETTLED'), exact: true })).toBeVisible()
  expect((await seen).length).toBeGreaterThan(2)
  await balance(page).toBe('R$ 1.300,00')
  await page.getByRole('main').getByRole('link', { name: text('deposit.play') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a member withdraws: a press over the closing keyboard, the payment password, once for two taps, and then it is paid', { tag: ['@MEMB-004'] }, async ({ page, lobby, text }) => {
  await lobby.tell('/money', { payouts: { outcome: 'PAID', seconds: 600 } })
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/withdraw`)
  await amount(page, text).fill('100')
  const keys = watch(page, /\/transaction\/withdraw/)
  await submit(page).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(text('withdraw.password')).first().fill('246810')
  await sheet.getByRole('button', { name: text('withdraw.confirm.submit') }).dblclick()
  await expect(page).toHaveURL(/\/m\/withdraw\?id=W\d{10}$/)
  await expect(page.getByRole('heading', { name: text('withdraw.REVIEW') })).toBeVisible()
  await balance(page).toBe('R$ 1.150,00')
  expect(keys).toHaveLength(1)
  const withdrawalId = new URL(page.url()).searchParams.get('id')
  await lobby.tell('/withdrawal', { withdrawalId, outcome: 'PAID' })
  await expect(page.getByRole('heading', { name: text('withdraw.PAID'), exact: true })).toBeVisible()
  await page.goto(`${lobby.origin}/m/transaction/record`)
  await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${text('reports.kind.WITHDRAWAL')}`) })).toHaveText(/-R\$\s100,00$/)
  await balance(page).toBe('R$ 1.150,00')
})

test('a withdrawal whose answer is lost is asked for and gone on with, one that never arrived is offered again; neither is sent twice', { tag: ['@N13', '@N13-control'] }, async ({ page, lobby, text, watch: problems }) => {
  problems.allowStatus(0)
  await signInFirst(page, lobby)
  const withdrawn = async (lose: 'answer' | 'request') => {
    await page.goto(`${lobby.origin}/m/withdraw`)
    await page.route(
      /\/transaction\/withdraw/,
      async (route) => {
        if (lose === 'answer') {
          const url = new URL(route.request().url())
          const { host } = url
          url.hostname = '127.0.0.1'
          await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
        }
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await amount(page, text).fill('100')
    await submit(page).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(text('withdraw.password')).first().fill('246810')
    await sheet.getByRole('button', { name: text('withdraw.confirm.submit') }).click()
  }
  const keys = watch(page, /\/transaction\/withdraw/)
  await withdrawn('request')
  await expect(page.getByText(text('wallet.undone'))).toBeVisible()
  await balance(page).toBe('R$ 1.250,00')
  expect(keys).toHaveLength(1)
  await withdrawn('answer')
  await expect(page).toHaveURL(/\/m\/withdraw\?id=W\d{10}$/)
  await balance(page).toBe('R$ 1.150,00')
  // The second is the first once more, under its key.
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})
