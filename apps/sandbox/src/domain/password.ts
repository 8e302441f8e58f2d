import { randomBytes, scrypt, timingSafeEqual, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { Refused } from './refused.ts'
import type { Member } from './people.ts'

const scryptHash = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)
/** Each takes 32 MB, and every further one delays the sign-ins of all others: on two processors the last of 16 waits 0.7 s. */
const maxHashesAtOnce = 16
let inProgress = 0
/** As a power of two: 2^15 takes about 90 ms and 32 MB a password. */
export const standardCost = 15
let currentCost = standardCost

/**
 * Sets the cost of all further hashes of this process. Tests make it cheap, because they hash thousands of passwords; hashes of another cost stay valid.
 *
 * @param log2 - the cost as a power of two
 */
export function setPasswordCost(log2: number): void {
  currentCost = log2
}

/** Whether hashes cost what they do outside of tests. */
export const isCostStandard = (): boolean => currentCost === standardCost

const parametersOf = (log2: number) => ({ N: 2 ** log2, r: 8, p: 1, maxmem: 64 * 2 ** 20 })

/**
 * Ask before an attempt is counted: one whose password cannot be checked now is not a failure.
 * @throws Refused `limit.exceeded` while 16 hashes are in progress
 */
export function demandCapacity(): void {
  if (inProgress >= maxHashesAtOnce) throw new Refused('limit.exceeded', { retryAfter: 1 })
}

/** @throws Refused as `demandCapacity` */
async function derive(password: string, salt: Buffer, log2: number): Promise<Buffer> {
  demandCapacity()
  inProgress += 1
  try {
    return await scryptHash(password, salt, 32, parametersOf(log2))
  } finally {
    inProgress -= 1
  }
}

/** No password opens it. Checked as well when there is no member of the name, so that the answer takes the same time. */
export const noPassword = `${'0'.repeat(32)}:${'0'.repeat(64)}`

/**
 * Hashes a password, exactly as typed, with scrypt.
 * @param log2 - the cost as a power of two; any but the standard one is kept with the hash
 * @returns `salt:hash`, both hexadecimal, or `salt:hash:log2`
 * @throws Refused `limit.exceeded` while 16 hashes are in progress
 */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
  log2 = currentCost,
): Promise<string> {
  const hash = (await derive(password, salt, log2)).toString('hex')
  return [salt.toString('hex'), hash, ...(log2 === standardCost ? [] : [log2])].join(':')
}

/** Whether a password belongs to a stored hash. False for undefined, which takes as long as the hash of a member who has just registered. Throws as {@link hashPassword}. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = '', log2 = stored === undefined ? currentCost : standardCost] = (stored ?? noPassword).split(
    ':',
  )
  const given = await derive(password, Buffer.from(salt, 'hex'), Number(log2))
  return timingSafeEqual(given, Buffer.from(hash, 'hex'))
}

/** Without letters and digits that are taken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const shape = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/

/** A password that a mail brings: 59 random bits in three groups. */
export function temporaryPassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** Returns whether a typed password must match the mailed password of a member instead of the member's own. */
export const isForTemporary = (member: Member | undefined, typed: string, now: number): boolean =>
  shape.test(typed) && member?.temporary_password != null && member.temporary_ends_at > now

/** The hash to hold a typed password against: one, so that every attempt costs one check. */
export const storedFor = (member: Member | undefined, typed: string, now: number): string | undefined =>
  (isForTemporary(member, typed, now) ? member?.temporary_password : member?.password) ?? undefined
