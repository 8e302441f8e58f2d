import { randomBytes, scrypt, timingSafeEqual, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { Refused } from './refused.ts'
import type { Member } from './members.ts'

const scryptHash = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)
/**
 * Limits the number of password hashes that are computed in parallel. Each hash takes 32 MB and delays all other
 * sign-ins.
 */
const MAX_PARALLEL_HASHES = 16
let inProgress = 0
/** The scrypt cost as a power of two. A cost of 2^15 takes about 90 ms and 32 MB for each password. */
export const STANDARD_PASSWORD_HASH_COST_LOG2 = 15
let currentCost = STANDARD_PASSWORD_HASH_COST_LOG2

/**
 * Sets the cost of all further hashes of this process. Tests use a lower cost, because they hash thousands of
 * passwords. Hashes with another cost stay valid.
 * @param log2 - the cost as a power of two
 */
export function setPasswordHashCost(log2: number): void {
  currentCost = log2
}

/** Returns whether hashes use the standard cost, as they do outside of tests. */
export const isPasswordHashCostStandard = (): boolean => currentCost === STANDARD_PASSWORD_HASH_COST_LOG2

const parametersOf = (log2: number) => ({ N: 2 ** log2, r: 8, p: 1, maxmem: 64 * 2 ** 20 })

/**
 * Checks that another hash may start. Call this function before counting an attempt, because a refusal by this function
 * must not count as a wrong password.
 * @throws Refused `limit.exceeded` while 16 hashes are in progress
 */
export function refuseWhenHashQueueIsFull(): void {
  if (inProgress >= MAX_PARALLEL_HASHES) throw new Refused('limit.exceeded', { retryAfter: 1 })
}

/** Runs scrypt. @throws Refused like `refuseWhenHashQueueIsFull` */
async function derive(password: string, salt: Buffer, log2: number): Promise<Buffer> {
  refuseWhenHashQueueIsFull()
  inProgress += 1
  try {
    return await scryptHash(password, salt, 32, parametersOf(log2))
  } finally {
    inProgress -= 1
  }
}

/**
 * A hash that matches no password. `verifyPassword` compares with this hash when no member has the typed name, so that
 * the duration does not reveal whether a member exists.
 */
export const UNMATCHABLE_PASSWORD_HASH = `${'0'.repeat(32)}:${'0'.repeat(64)}`

/**
 * Hashes a password with scrypt.
 * @param log2 - the cost as a power of two
 * @returns `salt:hash`, both hexadecimal, or `salt:hash:log2` if the cost is not the standard cost
 * @throws Refused `limit.exceeded` while 16 hashes are in progress
 */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
  log2 = currentCost,
): Promise<string> {
  const hash = (await derive(password, salt, log2)).toString('hex')
  return [salt.toString('hex'), hash, ...(log2 === STANDARD_PASSWORD_HASH_COST_LOG2 ? [] : [log2])].join(':')
}

/**
 * Returns whether a password matches a stored hash. If the hash is undefined, returns false after the same work. Throws
 * like {@link hashPassword}.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = '', log2 = stored === undefined ? currentCost : STANDARD_PASSWORD_HASH_COST_LOG2] = (
    stored ?? UNMATCHABLE_PASSWORD_HASH
  ).split(':')
  const given = await derive(password, Buffer.from(salt, 'hex'), Number(log2))
  return timingSafeEqual(given, Buffer.from(hash, 'hex'))
}

/** The characters of temporary passwords, without letters and digits that look alike, such as O and 0. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const TEMPORARY_PASSWORD = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/

/** Generates a temporary password for a mail: 59 random bits in three groups. */
export function generateTemporaryPassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [group(), group(), group()].join('-')
}

/**
 * True if the member has a valid temporary password and the typed password has the format of temporary passwords.
 */
export const isTemporaryPassword = (member: Member | undefined, typed: string, now: number): boolean =>
  TEMPORARY_PASSWORD.test(typed) && member?.temporary_password != null && member.temporary_ends_at > now

/**
 * Returns the stored hash to compare a typed password with: the hash of the temporary password or of the member's own
 * password. The format of the typed password decides, so that each sign-in computes only one hash.
 */
export const selectPasswordHash = (member: Member | undefined, typed: string, now: number): string | undefined =>
  (isTemporaryPassword(member, typed, now) ? member?.temporary_password : member?.password) ?? undefined
