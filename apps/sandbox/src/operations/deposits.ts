import type { ResponseValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import { resolveReturnUrl } from '../domain/launchGame.ts'
import { createPixCode } from '../domain/money/pixCode.ts'
import {
  cancelDeposit as cancelPending,
  createDeposit as createPending,
  getDeposit,
  listDepositMethods,
  listPendingDeposits as findPending,
  type DepositRow,
} from '../domain/money/deposits.ts'
import { parseWireId, toWireId } from '../domain/money/wireIds.ts'
import { Refused } from '../domain/refused.ts'
import { MAX_PENDING_DEPOSITS } from '../seed/money.ts'
import { refuseTrialAccount, getIdempotencyKey, getCallerBalance, getCaller } from './caller.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { findDepositMethod, toApiDeposit } from './wire.ts'

type Detail = ResponseValueOf<'depositDetail'>

/** Returns the payment instructions of a pending deposit: a Pix code, a payment page or a bank account. */
function toInstructions(
  { tenant, services }: AnyOperationCall,
  row: DepositRow,
): Omit<Detail, 'deposit' | 'balanceMinor'> {
  if (row.status !== 'PENDING') return {}
  const reference = toWireId('DEPOSIT', row.id)
  const kind = findDepositMethod(row.method)?.kind
  if (kind === 'PIX') {
    const key = `pix@${tenant.id}.example`
    return { pixCode: createPixCode({ key, amountMinor: row.amount, name: tenant.name, city: 'SAO PAULO', reference }) }
  }
  if (kind === 'REDIRECT') return { payUrl: `${services.playOrigin}/pay/${row.secret}` }
  return {
    bank: {
      bankName: 'Banco do Brasil',
      branch: '0001-9',
      account: '000123-4',
      holder: tenant.name,
      taxId: '00.000.000/0001-91',
      reference,
    },
  }
}

function detailOf(call: AnyOperationCall, id: number): Detail {
  const owner = getCaller(call)
  const row = getDeposit(call.db, owner, id)
  return { deposit: toApiDeposit(call, row), balanceMinor: getCallerBalance(call), ...toInstructions(call, row) }
}

const pendingOf = (db: Db, call: AnyOperationCall) => findPending(db, getCaller(call))

export const depositMethods: OperationHandler<'depositMethods'> = (call) => ({
  methods: listDepositMethods(call.tenant.currency).map((method) => ({
    code: method.code,
    kind: method.kind,
    name: method.name[call.language],
    note: method.note[call.language],
    available: !call.services.switches.restingMethods.includes(method.code),
    recommended: method.recommended ?? false,
    minMinor: method.min,
    maxMinor: method.max,
    chipsMinor: [...method.chips],
    feeMinor: method.fee,
    feeBasisPoints: method.feeBasisPoints,
    expiryMinutes: method.expiryMinutes,
    usualSeconds: call.services.switches.payments.seconds,
  })),
  pending: pendingOf(call.db, call).length,
  mostPending: MAX_PENDING_DEPOSITS,
})

export const createDeposit: OperationHandler<'createDeposit'> = (call) => {
  const { method, amountMinor } = call.body
  const { restingMethods, payments } = call.services.switches
  refuseTrialAccount(call)
  if (restingMethods.includes(method)) throw new Refused('deposit.method.unavailable', { field: 'method' })
  const id = createPending(call.db, {
    ...getCaller(call),
    currency: call.tenant.currency,
    method,
    amountMinor,
    key: getIdempotencyKey(call),
    payments,
    returnUrl: resolveReturnUrl(call.siteOrigin, '/m/voucherCenter'),
    language: call.language,
    now: call.now,
  })
  return detailOf(call, id)
}

export const depositDetail: OperationHandler<'depositDetail'> = (call) =>
  detailOf(call, parseWireId(call.query.depositId))

export const pendingDeposits: OperationHandler<'pendingDeposits'> = (call) =>
  pendingOf(call.db, call).map((row) => toApiDeposit(call, row))

export const cancelDeposit: OperationHandler<'cancelDeposit'> = (call) => {
  const id = parseWireId(call.body.depositId)
  cancelPending(call.db, getCaller(call), id, call.now)
  return detailOf(call, id)
}
