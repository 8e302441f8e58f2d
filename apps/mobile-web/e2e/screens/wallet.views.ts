import { hasResponsibleGamingMarket } from './capabilities.ts'
import { setOwnLimit } from './setOwnLimit.ts'
import {
  createEndedDepositFixture,
  unmetTurnoverRulesFixture,
  pendingCardDepositFixture,
  pendingPixDepositFixture,
  pendingBankDepositFixture,
  createWithdrawalDetailFixture,
} from './moneyFixtures.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'
import { openPathAndWaitForText } from './navigate.ts'

/** Opens a deposit with a given response, and waits for the text with the message id `id`. */
const openDeposit = (detail: object, id: string) => async (visit: ViewOpeningContext) => {
  await visit.page.route(/\/deposit\/detail/, (route) => route.fulfill({ json: { success: true, value: detail } }))
  await openPathAndWaitForText('/m/voucherCenter?id=D0000000007', id)(visit)
}

/** Opens a withdrawal that has a given status. */
const openWithdrawal =
  (status: string, more: object = {}) =>
  async (visit: ViewOpeningContext) => {
    const value = createWithdrawalDetailFixture(status, more)
    await visit.page.route(/\/withdrawal\/detail/, (route) => route.fulfill({ json: { success: true, value } }))
    await openPathAndWaitForText('/m/withdraw?id=W0000000004', 'withdraw.confirm.to')(visit)
  }

const findSubmit = ({ page }: ViewOpeningContext) => page.locator('main form [type=submit]')

/**
 * Opens a new deposit, chooses a payment method and fills in an amount.
 * @param method The index of the payment method, from 0.
 */
const openDepositAmount = (method: number, amount: string) => async (visit: ViewOpeningContext) => {
  await openPathAndWaitForText('/m/voucherCenter', 'deposit.method')(visit)
  await visit.page
    .getByRole('radiogroup', { name: visit.text('deposit.method') })
    .getByRole('radio')
    .nth(method)
    .click()
  const field = visit.page.getByRole('textbox', { name: visit.text('wallet.amount') })
  await field.fill(amount)
  await field.blur()
}

/**
 * Fills in a deposit above the player's own limit. A merchant without a market has no such limits: then only opens the
 * deposit.
 */
async function exceedOwnLimit(visit: ViewOpeningContext): Promise<void> {
  if (!hasResponsibleGamingMarket(visit.merchant)) {
    await openPathAndWaitForText('/m/voucherCenter', 'deposit.method')(visit)
    return
  }
  await setOwnLimit(visit, 'DEPOSIT', '30')
  await openDepositAmount(0, '50')(visit)
  await findSubmit(visit).scrollIntoViewIfNeeded()
  await visit.page
    .getByRole('status')
    .getByText(visit.text('deposit.own.over', { left: '|' }).split('|')[0] ?? '')
    .waitFor()
}

/** Opens a new withdrawal, and fills in an amount. */
async function openFilledWithdrawal(visit: ViewOpeningContext): Promise<void> {
  await openPathAndWaitForText('/m/withdraw', 'withdraw.to')(visit)
  await visit.page.getByRole('textbox', { name: visit.text('wallet.amount') }).fill('100')
  await findSubmit(visit).scrollIntoViewIfNeeded()
}

/** Opens a new withdrawal and its confirmation. */
async function openConfirmation(visit: ViewOpeningContext): Promise<void> {
  await openFilledWithdrawal(visit)
  await findSubmit(visit).click()
  await visit.page.getByRole('dialog').getByText(visit.text('withdraw.password')).first().waitFor()
}

/** Views of deposits and withdrawals. */
export const walletViews = {
  '/m/voucherCenter': [
    {
      name: 'deposit',
      story: 'screens-deposit--method-step',
      who: 'member',
      needsAxe: true,
      open: openPathAndWaitForText('/m/voucherCenter', 'deposit.method'),
    },
    {
      name: 'deposit, one waits',
      story: 'screens-deposit--pending-deposit',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(/\/deposit\/pending/, () => [pendingPixDepositFixture.deposit]),
        await openPathAndWaitForText('/m/voucherCenter', 'deposit.pending')(visit),
      ],
    },
    {
      name: 'deposit, loading',
      story: 'screens-deposit--loading',
      who: 'member',
      open: async (visit) => [
        await visit.holdOperation('depositMethods'),
        await openPathAndWaitForText('/m/voucherCenter', 'deposit.title')(visit),
      ],
    },
    {
      name: 'deposit, failed',
      story: 'screens-deposit--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('depositMethods'),
        await openPathAndWaitForText('/m/voucherCenter', 'deposit.methods.failed')(visit),
      ],
    },
    {
      name: 'deposit, no method to pay',
      story: 'screens-deposit--no-methods',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(/\/deposit\/methods/, () => ({ methods: [], pending: 0, mostPending: 5 })),
        await openPathAndWaitForText('/m/voucherCenter', 'deposit.methods.none')(visit),
      ],
    },
    {
      name: 'deposit, an amount and its fee',
      story: 'screens-deposit--amount-step',
      who: 'member',
      needsAxe: true,
      open: openDepositAmount(1, '100'),
    },
    {
      name: 'deposit, beyond an own limit',
      story: 'screens-deposit--above-own-limit',
      who: 'ana',
      needsAxe: true,
      open: exceedOwnLimit,
    },
    {
      name: 'deposit, too small an amount',
      story: 'screens-deposit--too-small',
      who: 'member',
      open: openDepositAmount(0, '5'),
    },
    {
      name: 'deposit, being checked',
      story: 'screens-deposit--outcome-unknown',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await visit.failConnection(/\/deposit\/create/)
        await visit.holdOperation('moneyOutcome')
        await openDepositAmount(0, '100')(visit)
        await findSubmit(visit).click()
        await visit.page.getByText(visit.text('wallet.checking.text')).waitFor()
        await visit.page.evaluate(() => localStorage.removeItem('MC_MONEY_ORDERS'))
      },
    },
    {
      name: 'deposit, to be paid by Pix',
      story: 'screens-deposit--pay-by-pix',
      who: 'member',
      needsAxe: true,
      open: openDeposit(pendingPixDepositFixture, 'deposit.pix.copy'),
    },
    {
      name: 'deposit, to be paid by a transfer',
      story: 'screens-deposit--pay-by-bank-transfer',
      who: 'member',
      open: openDeposit(pendingBankDepositFixture, 'deposit.bank.reference'),
    },
    {
      name: 'deposit, to be paid on a page of the provider',
      story: 'screens-deposit--pay-by-card',
      who: 'member',
      open: openDeposit(pendingCardDepositFixture, 'deposit.redirect.go'),
    },
    {
      name: 'deposit, paid',
      story: 'screens-deposit--paid',
      who: 'member',
      needsAxe: true,
      open: openDeposit(createEndedDepositFixture('SETTLED'), 'deposit.SETTLED'),
    },
    {
      name: 'deposit, expired',
      story: 'screens-deposit--expired',
      who: 'member',
      open: openDeposit(createEndedDepositFixture('EXPIRED'), 'deposit.EXPIRED'),
    },
    {
      name: 'deposit, refused',
      story: 'screens-deposit--refused',
      who: 'member',
      open: openDeposit(createEndedDepositFixture('FAILED'), 'deposit.FAILED'),
    },
    {
      name: 'deposit, not there',
      story: 'screens-deposit--unknown-deposit',
      who: 'member',
      open: openPathAndWaitForText('/m/voucherCenter?id=D0000000000', 'error.deposit.unknown'),
    },
  ],
  '/m/withdraw': [
    {
      name: 'withdrawal',
      story: 'screens-withdraw--screen',
      who: 'member',
      needsAxe: true,
      open: openPathAndWaitForText('/m/withdraw', 'withdraw.to'),
    },
    {
      name: 'withdrawal, an amount',
      story: 'screens-withdraw--screen',
      who: 'member',
      needsAxe: true,
      open: openFilledWithdrawal,
    },
    {
      name: 'withdrawal, a payment password is set',
      story: 'screens-withdraw--set-payment-password',
      who: 'member',
      open: async (visit) => {
        await visit.changeResponse(/\/withdrawal\/rules/, (rules: object) => ({ ...rules, hasPaymentPassword: false }))
        await openFilledWithdrawal(visit)
        await findSubmit(visit).click()
        await visit.page.getByRole('dialog').getByText(visit.text('withdraw.password.login')).waitFor()
      },
    },
    {
      name: 'withdrawal, to be confirmed',
      story: 'screens-withdraw--confirm-withdrawal',
      who: 'member',
      open: openConfirmation,
    },
    {
      name: 'withdrawal, an account is added',
      story: 'screens-withdraw--add-payout-account',
      who: 'member',
      open: async (visit) => {
        await openPathAndWaitForText('/m/withdraw', 'withdraw.to')(visit)
        await visit.page.getByRole('button', { name: visit.text('withdraw.account.add') }).click()
        await visit.page.getByRole('dialog').getByText(visit.text('withdraw.password')).first().waitFor()
      },
    },
    {
      name: 'withdrawal, not yet played',
      story: 'screens-withdraw--turnover-not-met',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(/\/withdrawal\/rules/, () => unmetTurnoverRulesFixture),
        await visit.changeResponse(/\/withdrawal\/pending/, () => [createWithdrawalDetailFixture('REVIEW').withdrawal]),
        await openPathAndWaitForText('/m/withdraw', 'withdraw.turnover')(visit),
      ],
    },
    {
      name: 'withdrawal, loading',
      story: 'screens-withdraw--loading',
      who: 'member',
      open: async (visit) => [
        await visit.holdOperation('withdrawalRules'),
        await openPathAndWaitForText('/m/withdraw', 'withdraw.title')(visit),
      ],
    },
    {
      name: 'withdrawal, failed',
      story: 'screens-withdraw--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('withdrawalRules'),
        await openPathAndWaitForText('/m/withdraw', 'withdraw.failed')(visit),
      ],
    },
    {
      name: 'withdrawal, in review',
      story: 'screens-withdraw--in-review',
      who: 'member',
      needsAxe: true,
      open: openWithdrawal('REVIEW'),
    },
    {
      name: 'withdrawal, paid',
      story: 'screens-withdraw--paid',
      who: 'member',
      open: openWithdrawal('PAID', { endedAt: '2026-11-20T15:02:00Z' }),
    },
    {
      name: 'withdrawal, refused',
      story: 'screens-withdraw--refused',
      who: 'member',
      open: openWithdrawal('REFUSED', { reason: 'holder', endedAt: '2026-11-20T15:02:00Z' }),
    },
    {
      name: 'withdrawal, not there',
      story: 'screens-withdraw--unknown-withdrawal',
      who: 'member',
      open: openPathAndWaitForText('/m/withdraw?id=W0000000000', 'error.withdrawal.unknown'),
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
