// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, list, object, oneOf, string } from '../check.ts'
import { checkDeposit, checkWithdrawal } from './shared.gen.ts'
import type { Operation } from '../operation.ts'

const checkDepositMethod = object({
  code: string(20),
  kind: oneOf('PIX', 'BANK', 'REDIRECT'),
  name: string(60),
  note: string(200),
  available: boolean,
  recommended: boolean,
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  feeMinor: integer(0, 1000000000000000),
  feeBasisPoints: integer(0, 1000000),
  expiryMinutes: integer(0, 1000000000),
  usualSeconds: integer(0, 1000000000),
})

const checkDepositMethods = object({
  methods: list(checkDepositMethod, 20),
  pending: integer(0, 1000000000),
  mostPending: integer(0, 1000000000),
})

const checkBankInstructions = object({
  bankName: string(80),
  branch: string(20),
  account: string(30),
  holder: string(120),
  taxId: string(30),
  reference: string(30),
})

const checkDepositDetail = object({ deposit: checkDeposit, balanceMinor: integer(-1000000000000000, 1000000000000000) }, { pixCode: string(512), bank: checkBankInstructions, payUrl: string(400) })

const checkWithdrawalDetail = object({ withdrawal: checkWithdrawal, balanceMinor: integer(-1000000000000000, 1000000000000000) })

const checkUplineTransfer = object({
  upline: string(64),
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  timesLeft: integer(0, 1000000000),
  dayLeftMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  hasPaymentPassword: boolean,
}, { freeMinor: integer(0, 1000000000000000) })

const checkTransfer = object({
  transferId: string(20),
  upline: string(64),
  amountMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkMoneyOutcome = object({ found: boolean, balanceMinor: integer(-1000000000000000, 1000000000000000) }, { kind: string(20), id: string(20), status: string(20), amountMinor: integer(0, 1000000000000000) })

const checkWithdrawalRules = object({
  allowed: boolean,
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  feeMinor: integer(0, 1000000000000000),
  feeBasisPoints: integer(0, 1000000),
  freeLeft: integer(0, 1000000000),
  timesADay: integer(0, 1000000000),
  timesLeft: integer(0, 1000000000),
  dayLimitMinor: integer(0, 1000000000000000),
  dayLeftMinor: integer(0, 1000000000000000),
  turnoverMinor: integer(0, 1000000000000000),
  turnoverDoneMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  withdrawableMinor: integer(0, 1000000000000000),
  documentsAboveMinor: integer(0, 1000000000000000),
  documentsApproved: boolean,
  hasPaymentPassword: boolean,
  lockedSeconds: integer(0, 1000000000),
  pending: integer(0, 1000000000),
  mostPending: integer(0, 1000000000),
  usualMinutes: integer(0, 1000000000),
})

const checkPayoutAccount = object({
  accountId: integer(),
  kind: oneOf('PIX', 'BANK'),
  label: string(80),
  holder: string(120),
  isDefault: boolean,
  usable: boolean,
  addedAt: dateTime,
}, { keyType: string(10), bankName: string(80) })

const checkBank = object({ code: string(10), name: string(80) })

const checkPayoutAccounts = object({
  accounts: array(checkPayoutAccount, 20),
  mostAccounts: integer(0, 1000000000),
  banks: list(checkBank, 100),
})

const checkPaymentPasswordCheck = object({ right: boolean, triesLeft: integer(0, 1000000000), lockedSeconds: integer(0, 1000000000) })

/** List the deposit methods: GET /wps/deposit/methods */
export const depositMethods: Operation<'depositMethods', never> = {
  id: 'depositMethods',
  method: 'get',
  path: '/wps/deposit/methods',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDepositMethods,
}

/** Create a deposit: POST /wps/deposit/create */
export const createDeposit: Operation<'createDeposit', never> = {
  id: 'createDeposit',
  method: 'post',
  path: '/wps/deposit/create',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkDepositDetail,
}

/** Get the current state of a deposit: GET /wps/deposit/detail */
export const depositDetail: Operation<'depositDetail', never> = {
  id: 'depositDetail',
  method: 'get',
  path: '/wps/deposit/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDepositDetail,
}

/** List the deposits that await payment, the newest first: GET /wps/deposit/pending */
export const pendingDeposits: Operation<'pendingDeposits', never> = {
  id: 'pendingDeposits',
  method: 'get',
  path: '/wps/deposit/pending',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: array(checkDeposit, 20),
}

/** Cancel a deposit that awaits payment: POST /wps/deposit/cancel */
export const cancelDeposit: Operation<'cancelDeposit', never> = {
  id: 'cancelDeposit',
  method: 'post',
  path: '/wps/deposit/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDepositDetail,
}

/** Create a withdrawal: POST /wps/transaction/withdraw */
export const withdraw: Operation<'withdraw', never> = {
  id: 'withdraw',
  method: 'post',
  path: '/wps/transaction/withdraw',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkWithdrawalDetail,
}

/** Get the limits of a transfer to the upline: GET /wps/transaction/upline */
export const uplineTransfer: Operation<'uplineTransfer', never> = {
  id: 'uplineTransfer',
  method: 'get',
  path: '/wps/transaction/upline',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkUplineTransfer,
}

/** Transfer money to the upline: POST /wps/transaction/upline */
export const transferToUpline: Operation<'transferToUpline', never> = {
  id: 'transferToUpline',
  method: 'post',
  path: '/wps/transaction/upline',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkTransfer,
}

/** Get the outcome of a call whose response was lost: GET /wps/transaction/outcome */
export const moneyOutcome: Operation<'moneyOutcome', never> = {
  id: 'moneyOutcome',
  method: 'get',
  path: '/wps/transaction/outcome',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMoneyOutcome,
}

/** Get the limits, fees and required turnover of withdrawals: GET /wps/withdrawal/rules */
export const withdrawalRules: Operation<'withdrawalRules', never> = {
  id: 'withdrawalRules',
  method: 'get',
  path: '/wps/withdrawal/rules',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawalRules,
}

/** List the Pix keys and bank accounts for payouts: GET /wps/withdrawal/accounts */
export const payoutAccounts: Operation<'payoutAccounts', never> = {
  id: 'payoutAccounts',
  method: 'get',
  path: '/wps/withdrawal/accounts',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}

/** Add a Pix key or a bank account: POST /wps/withdrawal/accounts */
export const addPayoutAccount: Operation<'addPayoutAccount', never> = {
  id: 'addPayoutAccount',
  method: 'post',
  path: '/wps/withdrawal/accounts',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}

/** Make a payout account the default: PUT /wps/withdrawal/accounts */
export const defaultPayoutAccount: Operation<'defaultPayoutAccount', never> = {
  id: 'defaultPayoutAccount',
  method: 'put',
  path: '/wps/withdrawal/accounts',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}

/** Remove a payout account: DELETE /wps/withdrawal/accounts */
export const removePayoutAccount: Operation<'removePayoutAccount', never> = {
  id: 'removePayoutAccount',
  method: 'delete',
  path: '/wps/withdrawal/accounts',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPayoutAccounts,
}

/** Get the current state of a withdrawal: GET /wps/withdrawal/detail */
export const withdrawalDetail: Operation<'withdrawalDetail', never> = {
  id: 'withdrawalDetail',
  method: 'get',
  path: '/wps/withdrawal/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawalDetail,
}

/** List the withdrawals that are neither paid nor refused, the newest first: GET /wps/withdrawal/pending */
export const pendingWithdrawals: Operation<'pendingWithdrawals', never> = {
  id: 'pendingWithdrawals',
  method: 'get',
  path: '/wps/withdrawal/pending',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: array(checkWithdrawal, 20),
}

/** Cancel a withdrawal while it is in review: POST /wps/withdrawal/cancel */
export const cancelWithdrawal: Operation<'cancelWithdrawal', never> = {
  id: 'cancelWithdrawal',
  method: 'post',
  path: '/wps/withdrawal/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawalDetail,
}

/** Set a payment password for a member who has none: POST /wps/account/paymentPassword */
export const setPaymentPassword: Operation<'setPaymentPassword', never> = {
  id: 'setPaymentPassword',
  method: 'post',
  path: '/wps/account/paymentPassword',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}

/** Change the payment password: PUT /wps/account/paymentPassword */
export const changePaymentPassword: Operation<'changePaymentPassword', never> = {
  id: 'changePaymentPassword',
  method: 'put',
  path: '/wps/account/paymentPassword',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}

/** Check a payment password: POST /wps/account/paymentPassword/check */
export const checkPaymentPassword: Operation<'checkPaymentPassword', never> = {
  id: 'checkPaymentPassword',
  method: 'post',
  path: '/wps/account/paymentPassword/check',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPaymentPasswordCheck,
}
