import { defaultDialingCode } from '@lobby/platform/validation'
import { all, findRow, one, type Db } from '../db/sql.ts'
import { everyNumber } from './phoneNumber.ts'

export interface Member {
  readonly id: number
  readonly tenant: string
  readonly name: string
  readonly nickname: string | null
  readonly password: string
  /** A password that a mail has brought; the own one stays good beside it. */
  readonly temporary: { readonly password: string; readonly endsAt: number } | undefined
  readonly type: number
  readonly vip: string | null
  readonly dialing: string | null
  /** Behind the dialling code, in the one spelling of E.164. */
  readonly mobile: string | null
  readonly email: string | null
  readonly disabled: boolean
  readonly captchaAlways: boolean
  readonly registeredAt: number
  readonly signedInAt: number | null
}

interface Row {
  readonly id: number
  readonly tenant: string
  readonly name: string
  readonly nickname: string | null
  readonly password: string
  readonly temporary_password: string | null
  readonly temporary_ends_at: number
  readonly type: number
  readonly vip: string | null
  readonly dialing: string | null
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

export function memberByName(db: Db, tenant: string, name: string): Member | undefined {
  return toMember(findRow<Row>(db, 'member', { tenant, name_key: nameKey(name) }))
}

/** Every member who has a mobile number, whatever its country, and however it is typed there. */
export const membersByMobile = (db: Db, tenant: string, typed: string): Member[] =>
  all<Row>(
    db,
    `SELECT member.* FROM json_each(:numbers) AS number
     JOIN member ON tenant = :tenant AND mobile = number.value ->> 1 AND dialing = number.value ->> 0`,
    { tenant, numbers: JSON.stringify(everyNumber(typed)) },
  ).flatMap((row) => toMember(row) ?? [])

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
export function memberByFullNumber(db: Db, tenant: string, number: string): Member | undefined {
  return toMember(
    one<Row>(db, `SELECT * FROM member WHERE tenant = :tenant AND '+' || dialing || mobile = :number`, {
      tenant,
      number,
    }),
  )
}

/** The member of what is typed as a username: a name, or a mobile number (AUTH-193). Both are always looked for. */
export function memberByLogin(db: Db, tenant: string, name: string): Member | undefined {
  const byMobile = memberByMobile(db, tenant, name)
  return memberByName(db, tenant, name) ?? byMobile
}

export function memberById(db: Db, tenant: string, id: number): Member | undefined {
  return toMember(findRow<Row>(db, 'member', { tenant, id }))
}

function toMember(row: Row | undefined): Member | undefined {
  return (
    row && {
      id: row.id,
      tenant: row.tenant,
      name: row.name,
      nickname: row.nickname,
      password: row.password,
      temporary:
        row.temporary_password === null
          ? undefined
          : { password: row.temporary_password, endsAt: row.temporary_ends_at },
      type: row.type,
      vip: row.vip,
      dialing: row.dialing,
      mobile: row.mobile,
      email: row.email,
      disabled: row.disabled === 1,
      captchaAlways: row.captcha_always === 1,
      registeredAt: row.registered_at,
      signedInAt: row.signed_in_at,
    }
  )
}
