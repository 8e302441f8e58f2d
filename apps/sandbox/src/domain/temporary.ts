import { randomInt } from 'node:crypto'
import type { Member } from './people.ts'

/** Without letters and digits that are taken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const shape = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/

/** A password that a mail brings: 59 random bits in three groups. */
export function temporaryPassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** Whether a typed password is to be held against the mailed one of a member, and not against the own one. */
export const isForTemporary = (member: Member | undefined, typed: string, now: number): boolean =>
  shape.test(typed) && member?.temporary_password != null && member.temporary_ends_at > now

/** The hash to hold a typed password against: one, so that every attempt costs one check. */
export const storedFor = (member: Member | undefined, typed: string, now: number): string | undefined =>
  (isForTemporary(member, typed, now) ? member?.temporary_password : member?.password) ?? undefined
