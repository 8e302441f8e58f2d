import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)
/** 2^15: about 90 ms and 32 MB a password. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const

/** No password opens it. Checked as well when there is no member of the name, so that the answer takes the same time. */
export const noPassword = `${'0'.repeat(32)}:${'0'.repeat(64)}`

/** Hashes a password, exactly as typed, with scrypt. @returns `salt:hash`, both hexadecimal */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `${salt.toString('hex')}:${(await derive(password, salt, 32, cost)).toString('hex')}`
}

/** Whether a password belongs to a stored hash; false for undefined, in the same time. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? noPassword).split(':')
  const given = await derive(password, Buffer.from(salt, 'hex'), 32, cost)
  return timingSafeEqual(given, Buffer.from(hash, 'hex'))
}
