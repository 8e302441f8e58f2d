import { one, type Db } from '../db/sql.ts'

export interface Member {
  readonly id: number
  readonly tenant: string
  readonly name: string
  readonly nickname: string | null
  readonly password: string
  readonly type: number
  readonly vip: string | null
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
  readonly type: number
  readonly vip: string | null
  readonly disabled: number
  readonly captcha_always: number
  readonly registered_at: number
  readonly signed_in_at: number | null
}

/** Specification part 1, section 1: the type of a trial account. */
export const trialType = 4

/** The form in which names are compared: case does not tell two people apart. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

export function memberByName(db: Db, tenant: string, name: string): Member | undefined {
  return toMember(one<Row>(db, 'SELECT * FROM member WHERE tenant = :tenant AND name_key = :key', { tenant, key: nameKey(name) }))
}

export function memberById(db: Db, tenant: string, id: number): Member | undefined {
  return toMember(one<Row>(db, 'SELECT * FROM member WHERE tenant = :tenant AND id = :id', { tenant, id }))
}

function toMember(row: Row | undefined): Member | undefined {
  return (
    row && {
      id: row.id,
      tenant: row.tenant,
      name: row.name,
      nickname: row.nickname,
      password: row.password,
      type: row.type,
      vip: row.vip,
      disabled: row.disabled === 1,
      captchaAlways: row.captcha_always === 1,
      registeredAt: row.registered_at,
      signedInAt: row.signed_in_at,
    }
  )
}
