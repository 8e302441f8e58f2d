import { DEFAULT_DIALING_CODE } from '@lobby/platform/validation'
import { selectAll, findRow, selectOne, type Db } from '../db/sql.ts'
import { listPossiblePhoneNumbers } from './phoneNumber.ts'

/** A row of the `member` table. */
export interface Member {
  readonly id: number
  readonly tenant: string
  readonly name: string
  readonly nickname: string | null
  readonly password: string
  /** The hash of a mailed temporary password, which is valid in addition to the member's own password. */
  readonly temporary_password: string | null
  readonly temporary_ends_at: number
  readonly type: number
  readonly vip: string | null
  readonly dialing: string | null
  /** The mobile number without the dialling code (the national number of E.164). */
  readonly mobile: string | null
  readonly email: string | null
  readonly disabled: number
  readonly captcha_always: number
  readonly registered_at: number
  readonly signed_in_at: number | null
}

/** The type of a trial account (specification part 1, section 1). */
export const TRIAL_MEMBER_TYPE = 4

/** Returns whether a member is an agent (specification part 2, section 6). */
export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => ![0, TRIAL_MEMBER_TYPE, 40].includes(type)

/**
 * Returns whether a member may have agent contracts and dividends (specification part 2, section 6). Some members who
 * are not agents may have them.
 */
export const mayHaveAgentContracts = ({ type }: Pick<Member, 'type'>): boolean =>
  ![TRIAL_MEMBER_TYPE, 40, 41, 42].includes(type)

/** The lowest member type of staff. Staff work for the merchant and must not play (AUTH-150). */
export const MIN_STAFF_MEMBER_TYPE = 900

/** Returns a user name in the form in which names are compared. The comparison ignores the letter case. */
export const normaliseUserName = (name: string): string => name.normalize('NFKC').toLowerCase()

export const findMemberByName = (db: Db, tenant: string, name: string): Member | undefined =>
  findRow<Member>(db, 'member', { tenant, name_key: normaliseUserName(name) })

/** Returns all members whose mobile number matches a typed text, in any country and in any spelling of the number. */
export const findMembersByTypedMobileNumber = (db: Db, tenant: string, typed: string): Member[] =>
  selectAll<Member>(
    db,
    `SELECT member.* FROM json_each(:numbers) AS number
     JOIN member ON tenant = :tenant AND mobile = number.value ->> 1 AND dialing = number.value ->> 0`,
    { tenant, numbers: JSON.stringify(listPossiblePhoneNumbers(typed)) },
  )

/**
 * Returns the member who has a mobile number.
 * @param dialing - the dialling code. If undefined, the function first tries the default dialling code. Then it returns
 *   a member in another country if only one member has the number
 */
export function findMemberByNationalNumber(
  db: Db,
  tenant: string,
  number: string,
  dialing?: string,
): Member | undefined {
  const found = findMembersByTypedMobileNumber(db, tenant, number)
  const preferred = found.find((member) => member.dialing === (dialing ?? DEFAULT_DIALING_CODE))
  return preferred ?? (dialing === undefined && found.length === 1 ? found[0] : undefined)
}

/** Returns the member who has a mobile number. @param number - with plus and dialling code */
export const findMemberByInternationalNumber = (db: Db, tenant: string, number: string): Member | undefined =>
  selectOne<Member>(db, `SELECT * FROM member WHERE tenant = :tenant AND '+' || dialing || mobile = :number`, {
    tenant,
    number,
  })

/**
 * Returns the member for a typed name or mobile number (AUTH-193). Always searches for both, so that the duration does
 * not reveal which search found the member.
 */
export function findMemberByNameOrMobile(db: Db, tenant: string, name: string): Member | undefined {
  const byMobile = findMemberByNationalNumber(db, tenant, name)
  return findMemberByName(db, tenant, name) ?? byMobile
}

export const findMemberById = (db: Db, tenant: string, id: number): Member | undefined =>
  findRow<Member>(db, 'member', { tenant, id })

/** Masks a name for other members: only its first and last character stay visible. */
export const maskMemberName = (name: string): string => `${name.slice(0, 1)}•••${name.slice(-1)}`
