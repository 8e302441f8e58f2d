import { rejectWithConnectionError, createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import { responsibleGamingFixtures } from '@lobby/responsible/testing'
import members from '../answers/members.json'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const { member } = members
const methods = 'GET /wps/deposit/methods'
const rules = 'GET /wps/withdrawal/rules'
const deposit = 'GET /wps/deposit/detail'
const withdrawal = 'GET /wps/withdrawal/detail'

/**
 * The merchant's editor has chosen a version of the deposit: `1` asks step by step, any other value shows the form on
 * one page.
 */
const version = (dep_func: '0' | '1'): PlatformResponses => ({
  'GET /wps/system/consolidatedTemplate': {
    value: { mobileTemplate: { mem_cen: '0', dep_func }, app_background: '', app_desc: '', app_desc_font_color: '' },
  },
})
export const stepByStepDepositResponses = version('1')
export const onePageDepositResponses = version('0')

/** The recorded deposit is still pending when the member opens the form for a new deposit. */
export const pendingDepositResponses: PlatformResponses = {
  ...onePageDepositResponses,
  'GET /wps/deposit/pending': { value: [member[deposit].deposit] },
}
/** The merchant offers no deposit method. */
export const noDepositMethodsResponses: PlatformResponses = {
  ...onePageDepositResponses,
  [methods]: { value: { methods: [], pending: 0, mostPending: 5 } },
}
export const pendingDepositMethodsResponses: PlatformResponses = {
  ...onePageDepositResponses,
  [methods]: pendingResponse,
}
export const failingDepositMethodsResponses: PlatformResponses = {
  ...onePageDepositResponses,
  [methods]: failingResponse,
}

/** Returns the recorded deposit in a final state. */
export const createEndedDepositResponses = (status: 'SETTLED' | 'EXPIRED' | 'FAILED'): PlatformResponses => {
  const { pixCode: _, ...detail } = member[deposit]
  return {
    ...stepByStepDepositResponses,
    [deposit]: {
      value: {
        ...detail,
        deposit: { ...detail.deposit, status, remainTime: 0, cancellable: false, endedAt: detail.deposit.createdAt },
      },
    },
  }
}
export const failingDepositResponses: PlatformResponses = { ...stepByStepDepositResponses, [deposit]: failingResponse }
/** The platform does not know the deposit. */
export const unknownDepositResponses: PlatformResponses = {
  ...stepByStepDepositResponses,
  [deposit]: () => createRefusalResponse('deposit.unknown'),
}
/** Returns the recorded deposit, still pending, with another payment method. */
const depositBy = (kind: 'BANK' | 'REDIRECT', pay: object): PlatformResponses => {
  const { pixCode: _, ...detail } = member[deposit]
  return {
    ...stepByStepDepositResponses,
    [deposit]: { value: { ...detail, deposit: { ...detail.deposit, kind }, ...pay } },
  }
}
export const bankTransferDepositResponses = depositBy('BANK', {
  bank: {
    bankName: 'Banco do Brasil',
    branch: '0001-9',
    account: '000123-4',
    holder: 'Aurora Entretenimento',
    taxId: '00.000.000/0001-91',
    reference: member[deposit].deposit.depositId,
  },
})
export const cardDepositResponses = depositBy('REDIRECT', { payUrl: 'https://pay.example/0' })
/** The response to a new deposit is lost, and the check of its outcome is still running. */
export const lostNewDepositResponses: PlatformResponses = {
  ...onePageDepositResponses,
  'POST /wps/deposit/create': rejectWithConnectionError,
  'GET /wps/transaction/outcome': pendingResponse,
}
/** The rest of the member's own limit for deposits is 75. */
export const ownDepositLimitLeftResponses: PlatformResponses = {
  ...onePageDepositResponses,
  'GET /wps/responsible/state': {
    value: { ...responsibleGamingFixtures.bounded, limits: responsibleGamingFixtures.bounded.limits.slice(0, 1) },
  },
}
/** The path of the recorded deposit. */
export const recordedDepositPath = `/m/voucherCenter?id=${member[deposit].deposit.depositId}`

/** The turnover requirement of the deposits is not met yet. */
export const turnoverNotMetResponses: PlatformResponses = {
  [rules]: { value: { ...member[rules], turnoverMinor: 50_000, turnoverDoneMinor: 18_000, withdrawableMinor: 0 } },
  'GET /wps/withdrawal/pending': { value: [member[withdrawal].withdrawal] },
}
/** The member has no payout account yet. */
export const noPayoutAccountsResponses: PlatformResponses = {
  'GET /wps/withdrawal/accounts': { value: { ...member['GET /wps/withdrawal/accounts'], accounts: [] } },
}
/** The member has no payment password yet. */
export const noPaymentPasswordResponses: PlatformResponses = {
  [rules]: { value: { ...member[rules], hasPaymentPassword: false } },
}
/** The platform does not allow withdrawals from the account. */
export const withdrawalNotAllowedResponses: PlatformResponses = {
  [rules]: { value: { ...member[rules], allowed: false } },
}

/** Returns the recorded withdrawal in another state. */
export const createWithdrawalResponses = (status: 'PAID' | 'REFUSED', more: object = {}): PlatformResponses => ({
  [withdrawal]: {
    value: {
      ...member[withdrawal],
      withdrawal: {
        ...member[withdrawal].withdrawal,
        status,
        cancellable: false,
        endedAt: member[withdrawal].withdrawal.expectedAt,
        ...more,
      },
    },
  },
})
/** The platform does not know the withdrawal. */
export const unknownWithdrawalResponses: PlatformResponses = {
  [withdrawal]: () => createRefusalResponse('withdrawal.unknown'),
}
/** The path of the screen that shows the withdrawal of Storybook's recorded responses. */
export const recordedWithdrawalPath = `/m/withdraw?id=${member[withdrawal].withdrawal.withdrawalId}`

const accounts = 'GET /wps/withdrawal/accounts'
/** The member has the maximum number of payout accounts. */
export const maxPayoutAccountsResponses: PlatformResponses = {
  [accounts]: {
    value: {
      ...member[accounts],
      accounts: Array.from({ length: member[accounts].mostAccounts }, (_, index) => ({
        ...member[accounts].accounts[0],
        accountId: index + 1,
        isDefault: index === 0,
      })),
    },
  },
}
