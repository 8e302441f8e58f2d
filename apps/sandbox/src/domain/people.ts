import { defaultDialingCode } from '@lobby/platform/validation'
import { all, findRow, one, type Db } from '../db/sql.ts'
import { everyNumber } from './phoneNumber.ts'

/** A member's row. */
export interface Member {
  readonly id: number
  readonly tenant: string
  readonly name: string
  readonly nickname: string | null
  readonly password: string
  /** A password that a mail has brought; the own one stays good beside it. */
  readonly temporary_password: string | null
  readonly temporary_ends_at: number
  readonly type: number
  readonly vip: string | null
  readonly dialing: string | null
  /** Behind the dialling code, in the one spelling of E.164. */
  readonly mobile: string | null
  readonly email: string | null
  readonly disabled: number
  readonly captcha_always: number
  readonly registered_at: number
  readonly signed_in_at: number | null
}

/** Specification part 1, section 1: the type of a trial account. */
export const trialType = 4

/** Specification part 2, section 6: members of these types are no agents. */
export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => ![0, trialType, 40].includes(type)

/** The same section: who is asked about contracts and dividends. Not the same people as agents. */
export const isContracted = ({ type }: Pick<Member, 'type'>): boolean => ![trialType, 40, 41, 42].includes(type)

/** From here on, types are those of people who work for the house and do not play in it (AUTH-150). */
export const staffType = 900

/** The form in which names are compared: case does not tell two people apart. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

export const memberByName = (db: Db, tenant: string, name: string): Member | undefined =>
  findRow<Member>(db, 'member', { tenant, name_key: nameKey(name) })

/** Every member who has a mobile number, whatever its country, and however it is typed there. */
export const membersByMobile = (db: Db, tenant: string, typed: string): Member[] =>
  all<Member>(
    db,
    `SELECT member.* FROM json_each(:numbers) AS number
     JOIN member ON tenant = :tenant AND mobile = number.value ->> 1 AND dialing = number.value ->> 0`,
    { tenant, numbers: JSON.stringify(everyNumber(typed)) },
  )

/**
 * The member who has a mobile number.
 * @param dialing - of the number; without it the number counts where one member alone has it, or one in the house's own country
 */
export function memberByMobile(db: Db, tenant: string, number: string, dialing?: string): Member | undefined {
  const found = membersByMobile(db, tenant, number)
  const own = found.find((member) => member.dialing === (dialing ?? defaultDialingCode))
  return own ?? (dialing === undefined && found.length === 1 ? found[0] : undefined)
}

/** The member of a number with plus and dialling code. */
export const memberByFullNumber = (db: Db, tenant: string, number: string): Member | undefined =>
  one<Member>(db, `SELECT * FROM member WHERE tenant = :tenant AND '+' || dialing || mobile = :number`, {
    tenant,
    number,
  })

/** The member of what is typed as a username: a name, or a mobile number (AUTH-193). Both are always looked for. */
export function memberByLogin(db: Db, tenant: string, name: string): Member | undefined {
  const byMobile = memberByMobile(db, tenant, name)
  return memberByName(db, tenant, name) ?? byMobile
}

export const memberById = (db: Db, tenant: string, id: number): Member | undefined =>
  findRow<Member>(db, 'member', { tenant, id })

/** A name as others see it: its ends alone. */
export const maskedName = (name: string): string => `${name.slice(0, 1)}•••${name.slice(-1)}`
