import type { RequestBodyOf } from '@lobby/api'
import { isCpf, verifyField } from '@lobby/platform/validation'
import { selectAll, insertRow, selectOne, runSql, runInTransaction, updateRows, type Db } from '../../db/sql.ts'
import { banks, withdrawalLimits } from '../../seed/money.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'

export interface PayoutAccountRow {
  readonly id: number
  readonly kind: 'PIX' | 'BANK'
  readonly holder: string
  readonly key_type: string | null
  readonly bank: string | null
  /** The Pix key, or the bank's branch number and the account number separated by a space. */
  readonly number: string
  readonly is_default: number
  readonly added_at: number
}

/** A new payout account in a request. */
export type NewPayoutAccount = Omit<RequestBodyOf<'addPayoutAccount'>, 'paymentPassword'>

const invalid = (field: string): Refused => new Refused('withdrawal.account.invalid', { field })

/**
 * Returns the payout accounts of a member: the default account first, then all other accounts from the newest to the
 * oldest.
 */
export const listPayoutAccounts = (db: Db, { tenant, member }: RowOwner): PayoutAccountRow[] =>
  selectAll<PayoutAccountRow>(
    db,
    'SELECT * FROM payout_account WHERE tenant = :tenant AND member = :member AND removed_at IS NULL ORDER ' +
      'BY is_default DESC, id DESC',
    { tenant, member },
  )

/** Returns a payout account that the member has not removed. @throws Refused `withdrawal.account.unknown` */
export function getPayoutAccount(db: Db, owner: RowOwner, id: number): PayoutAccountRow {
  const row = listPayoutAccounts(db, owner).find((account) => account.id === id)
  if (!row) throw new Refused('withdrawal.account.unknown', { field: 'accountId' })
  return row
}

/**
 * Adds a payout account. Adding an existing account again changes nothing. The first account becomes the default.
 * @throws Refused `withdrawal.account.invalid` with the invalid field, `withdrawal.account.full`
 */
export function addMemberPayoutAccount(db: Db, owner: RowOwner, ask: NewPayoutAccount, now: number): void {
  const holder = ask.holder.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!/^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,79}$/u.test(holder)) throw invalid('holder')
  const { keyType, bank, number } = ask.kind === 'PIX' ? checkPixKey(ask) : checkBankAccount(ask)
  runInTransaction(db, () => {
    const existing = listPayoutAccounts(db, owner)
    if (existing.some((account) => account.kind === ask.kind && account.bank === bank && account.number === number))
      return
    if (existing.length >= withdrawalLimits.mostAccounts) throw new Refused('withdrawal.account.full')
    insertRow(db, 'payout_account', {
      tenant: owner.tenant,
      member: owner.member,
      kind: ask.kind,
      holder,
      key_type: keyType,
      bank,
      number,
      is_default: existing.length === 0 ? 1 : 0,
      added_at: now,
    })
  })
}

interface Checked {
  readonly keyType: string | null
  readonly bank: string | null
  readonly number: string
}

function checkPixKey({ keyType, key = '' }: NewPayoutAccount): Checked {
  if (!keyType) throw invalid('keyType')
  const number = normalisePixKey[keyType](key)
  if (number === undefined) throw invalid('key')
  return { keyType, bank: null, number }
}

const normalisePixKey: Readonly<
  Record<NonNullable<NewPayoutAccount['keyType']>, (typed: string) => string | undefined>
> = {
  CPF: (typed) => {
    const digits = typed.replace(/[.\-\s]/g, '')
    return isCpf(digits) ? digits : undefined
  },
  PHONE: (typed) => {
    const { pass, value } = verifyField('mobileNum', typed, { required: true, dialingCode: '55' })
    return pass ? `+55${value}` : undefined
  },
  EMAIL: (typed) => {
    const { pass, value } = verifyField('email', typed, { required: true })
    return pass ? value.toLowerCase() : undefined
  },
  RANDOM: (typed) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(typed.trim().toLowerCase())?.[0],
}

function checkBankAccount({ bankCode, branch = '', account = '' }: NewPayoutAccount): Checked {
  if (!banks.some(({ code }) => code === bankCode)) throw invalid('bankCode')
  if (!/^\d{4}(-?[\dxX])?$/.test(branch.trim())) throw invalid('branch')
  const number = account.trim().toUpperCase()
  if (!/^\d{3,12}-?[\dX]$/.test(number)) throw invalid('account')
  return { keyType: null, bank: bankCode ?? null, number: `${branch.trim().toUpperCase()} ${number}` }
}

/** Makes a payout account the default. @throws Refused `withdrawal.account.unknown` */
export function setDefaultPayoutAccount(db: Db, owner: RowOwner, id: number): void {
  runInTransaction(db, () => {
    getPayoutAccount(db, owner, id)
    const { tenant, member } = owner
    runSql(db, 'UPDATE payout_account SET is_default = (id = :id) WHERE tenant = :tenant AND member = :member', {
      tenant,
      member,
      id,
    })
  })
}

/**
 * Removes a payout account. If the default account is removed, the newest remaining account becomes the default.
 * Removing the same account again changes nothing.
 * @throws Refused `withdrawal.account.busy`
 */
export function removeMemberPayoutAccount(db: Db, owner: RowOwner, id: number, now: number): void {
  runInTransaction(db, () => {
    const row = listPayoutAccounts(db, owner).find((account) => account.id === id)
    if (!row) return
    if (isWithdrawalToAccountPending(db, id)) throw new Refused('withdrawal.account.busy')
    updateRows(db, 'payout_account', { id }, { removed_at: now, is_default: 0 })
    const [next] = listPayoutAccounts(db, owner)
    if (next) setDefaultPayoutAccount(db, owner, next.id)
  })
}

/** Returns whether a payout account has an unfinished withdrawal. */
export const isWithdrawalToAccountPending = (db: Db, id: number): boolean =>
  selectOne(db, `SELECT 1 FROM withdrawal WHERE account = :id AND status IN ('REVIEW', 'PROCESSING')`, { id }) !==
  undefined

/** Masks the number of a payout account for display: hides its middle. */
export function maskPayoutAccountNumber({
  kind,
  key_type: type,
  number,
}: Pick<PayoutAccountRow, 'kind' | 'key_type' | 'number'>): string {
  if (kind === 'BANK') return number.replace(/ (.+)$/, (_, account: string) => ` ••••${account.slice(-4)}`)
  if (type === 'EMAIL') return number.replace(/^(.{1,2})[^@]*/, '$1•••')
  if (type === 'RANDOM') return `${number.slice(0, 4)}••••${number.slice(-4)}`
  return `${number.slice(0, 3)}••••${number.slice(-2)}`
}
