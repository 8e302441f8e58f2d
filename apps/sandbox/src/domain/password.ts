import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)
/** 2^15: about 90 ms and 32 MB a password. */
const usual = 15
const cost = (log2: number) => ({ N: 2 ** log2, r: 8, p: 1, maxmem: 64 * 2 ** 20 })

/** No password opens it. Checked as well when there is no member of the name, so that the answer takes the same time. */
export const noPassword = `${'0'.repeat(32)}:${'0'.repeat(64)}`

/**
 * Hashes a password, exactly as typed, with scrypt.
 * @param log2 - of the cost; one that is not the usual is kept with the hash
 * @returns `salt:hash`, both hexadecimal, or `salt:hash:log2`
 */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16), log2 = usual): Promise<string> {
  const hash = (await derive(password, salt, 32, cost(log2))).toString('hex')
  return [salt.toString('hex'), hash, ...(log2 === usual ? [] : [log2])].join(':')
}

/** Whether a password belongs to a stored hash; false for undefined, in the usual time. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = '', log2 = usual] = (stored ?? noPassword).split(':')
  const given = await derive(password, Buffer.from(salt, 'hex'), 32, cost(Number(log2)))
  return timingSafeEqual(given, Buffer.from(hash, 'hex'))
}
