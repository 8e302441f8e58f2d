import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

interface Detail {
  readonly deposit: {
    readonly depositId: string
    readonly status: string
    readonly remainTime: number
    readonly cancellable: boolean
    readonly feeMinor: number
    readonly creditMinor: number
    readonly reason?: string
  }
  readonly balanceMinor: number
  readonly pixCode?: string
  readonly payUrl?: string
  readonly bank?: { readonly reference: string }
}

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})
const detail = (depositId: string): Promise<Detail> =>
  wallet.value<Detail>('depositDetail', undefined, { query: { depositId } })

describe('deposit', () => {
  test('settles a deposit when its provider confirms the payment, and credits it one time', async () => {
    const id = await wallet.deposit(10_000)
    expect(await detail(id)).toMatchObject({
      deposit: { status: 'PENDING', remainTime: 15 * 60_000, cancellable: true },
      balanceMinor: 125_000,
    })
    wallet.sandbox.clock.advance(19_999)
    expect((await detail(id)).deposit.status).toBe('PENDING')
    wallet.sandbox.clock.advance(1)
    expect(await detail(id)).toMatchObject({
      deposit: { status: 'SETTLED', remainTime: 0, cancellable: false },
      balanceMinor: 135_000,
    })
    wallet.sandbox.clock.advance(3_600_000)
    expect((await detail(id)).balanceMinor).toBe(135_000)
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test(
    'returns the same deposit for a repeated idempotency key, and refuses this key with another amount',
    { tags: ['U3', 'U3-control'] },
    async () => {
      const body = { method: 'PIX', amountMinor: 10_000 }
      const key = 'the-key-of-one-deposit'
      const first = await wallet.value<Detail>('createDeposit', body, { key })
      expect((await wallet.value<Detail>('createDeposit', body, { key })).deposit.depositId).toBe(
        first.deposit.depositId,
      )
      wallet.sandbox.clock.advance(20_000)
      expect(await wallet.value<Detail>('createDeposit', body, { key })).toMatchObject({
        deposit: { depositId: first.deposit.depositId, status: 'SETTLED' },
        balanceMinor: 135_000,
      })
      expect(await wallet.ask('createDeposit', { ...body, amountMinor: 20_000 }, { key })).toMatchObject({
        status: 400,
        body: { errorCode: 'request.key.reused' },
      })
      expect(selectAll(wallet.sandbox.db, 'SELECT 1 FROM deposit WHERE key = :key', { key })).toHaveLength(1)
      expect((await wallet.value<Detail>('createDeposit', body)).deposit.depositId).not.toBe(first.deposit.depositId)
    },
  )

  test('credits no deposit when its provider declines the payment or nobody pays', async () => {
    await wallet.sandbox.dev('/money', { payments: { outcome: 'FAILED', seconds: 5 } })
    const declined = await wallet.deposit(10_000)
    await wallet.sandbox.dev('/money', { payments: { outcome: 'NONE' } })
    const expired = await wallet.deposit(10_000)
    wallet.sandbox.clock.advance(15 * 60_000 - 1)
    expect((await detail(declined)).deposit).toMatchObject({ status: 'FAILED', reason: 'declined' })
    expect((await detail(expired)).deposit.status).toBe('PENDING')
    wallet.sandbox.clock.advance(1)
    expect((await detail(expired)).deposit.status).toBe('EXPIRED')
    expect(wallet.money()).toBe(125_000)
  })

  test('cancels a pending deposit, and refuses to cancel a paid deposit', async () => {
    const [waiting, paid] = [await wallet.deposit(10_000), await wallet.deposit(20_000)]
    for (const time of [1, 2])
      expect([time, (await wallet.value<Detail>('cancelDeposit', { depositId: waiting })).deposit.status]).toEqual([
        time,
        'CANCELLED',
      ])
    wallet.sandbox.clock.advance(20_000)
    expect((await wallet.ask('cancelDeposit', { depositId: paid })).body.errorCode).toBe('deposit.closed')
    expect((await detail(waiting)).deposit.status).toBe('CANCELLED')
    expect(wallet.money()).toBe(145_000)
  })

  test.each([
    ['an amount below the minimum', { method: 'PIX', amountMinor: 1_999 }, 'deposit.amount.invalid'],
    ['an amount above the maximum', { method: 'PIX', amountMinor: 5_000_001 }, 'deposit.amount.invalid'],
    ['an unknown method', { method: 'GOLD', amountMinor: 10_000 }, 'deposit.method.unavailable'],
  ])('refuses a deposit with %s and stores nothing', async (_, body, errorCode) => {
    const before = selectAll(wallet.sandbox.db, 'SELECT 1 FROM deposit').length
    expect((await wallet.ask('createDeposit', body)).body.errorCode).toBe(errorCode)
    expect(selectAll(wallet.sandbox.db, 'SELECT 1 FROM deposit')).toHaveLength(before)
  })

  test('refuses a sixth pending deposit', async () => {
    const ids = []
    for (let at = 0; at < 5; at++) ids.push(await wallet.deposit(10_000))
    expect((await wallet.ask('createDeposit', { method: 'PIX', amountMinor: 10_000 })).body.errorCode).toBe(
      'deposit.pending.full',
    )
    expect(await wallet.value<{ depositId: string }[]>('pendingDeposits')).toMatchObject(
      [...ids].reverse().map((depositId) => ({ depositId })),
    )
    await wallet.value('cancelDeposit', { depositId: ids[0] })
    expect(await wallet.deposit(10_000)).toMatch(/^D\d{10}$/)
  })

  test('refuses to show or cancel a deposit of another member', async () => {
    const depositId = await wallet.deposit(10_000)
    const other = await wallet.sandbox.token('vip')
    expect((await wallet.sandbox.call('depositDetail', { token: other, query: { depositId } })).body.errorCode).toBe(
      'deposit.unknown',
    )
    expect((await wallet.sandbox.call('cancelDeposit', { token: other, body: { depositId } })).body.errorCode).toBe(
      'deposit.unknown',
    )
  })

  test('refuses a deposit of a trial account, and a deposit by an unavailable method', async () => {
    const trial = await createWalletSandbox('trial')
    expect((await trial.ask('createDeposit', { method: 'PIX', amountMinor: 10_000 })).body.errorCode).toBe(
      'account.forbidden',
    )
    await wallet.sandbox.dev('/money', { restingMethods: ['PIX'] })
    expect((await wallet.ask('createDeposit', { method: 'PIX', amountMinor: 10_000 })).body.errorCode).toBe(
      'deposit.method.unavailable',
    )
    const { methods } = await wallet.value<{ methods: { code: string; available: boolean }[] }>('depositMethods')
    expect(methods.filter(({ available }) => !available).map(({ code }) => code)).toEqual(['PIX'])
  })
})

describe('payment instructions', () => {
  test('returns a Pix code with valid fields and checksum', async () => {
    const { pixCode = '' } = await detail(await wallet.deposit(12_345))
    expect(pixCode).toMatch(/^000201.*5303986540?6?123\.45/)
    expect(pixCode).toContain('5406123.45')
    expect(pixCode.slice(-8, -4)).toBe('6304')
    // Compute the expected checksum (CRC-16/CCITT-FALSE of all characters before the checksum) without the code of the
    // sandbox.
    let crc = 0xffff
    for (const letter of pixCode.slice(0, -4))
      for (let bit = 7, high = letter.charCodeAt(0); bit >= 0; bit--) {
        const carry = ((crc >> 15) & 1) ^ ((high >> bit) & 1)
        crc = ((crc << 1) & 0xffff) ^ (carry ? 0x1021 : 0)
      }
    expect(pixCode.slice(-4)).toBe(crc.toString(16).toUpperCase().padStart(4, '0'))
  })

  test('returns the bank account and the reference for a bank transfer', async () => {
    const id = await wallet.deposit(10_000, 'BANK')
    expect((await detail(id)).bank?.reference).toBe(id)
  })

  test('returns a payment page for a card deposit, and redirects to the site after the payment', async () => {
    const id = await wallet.deposit(10_000, 'CARD')
    const { payUrl = '', deposit } = await detail(id)
    expect(deposit).toMatchObject({ feeMinor: 250, creditMinor: 9_750 })
    wallet.sandbox.clock.advance(60_000)
    expect((await detail(id)).deposit.status).toBe('PENDING')
    const page = await wallet.sandbox.fetch(new Request(payUrl))
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ])
    expect(await page.text()).toContain('R$\u00a0100,00')
    const decide = (decision: string, headers = {}) =>
      wallet.sandbox.fetch(new Request(payUrl, { method: 'POST', body: new URLSearchParams({ decision }), headers }))
    expect((await decide('pay', { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    expect((await detail(id)).deposit.status).toBe('PENDING')
    const answer = await decide('pay')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://north.localhost/m/voucherCenter?id=${id}`,
    ])
    await decide('decline')
    expect(await detail(id)).toMatchObject({ deposit: { status: 'SETTLED' }, balanceMinor: 134_750 })
    expect(await (await wallet.sandbox.fetch(new Request(payUrl))).text()).not.toContain('<form')
  })

  test('returns 404 for the payment page of an unknown payment, and for every payment page on another host', async () => {
    const { payUrl = '' } = await detail(await wallet.deposit(10_000, 'CARD'))
    expect((await wallet.sandbox.fetch(new Request(`http://play.localhost:4700/pay/${'0'.repeat(32)}`))).status).toBe(
      404,
    )
    expect((await wallet.sandbox.fetch(new Request(payUrl.replace('play.', 'north.')))).status).toBe(404)
  })
})
