import { createCipheriv, createHash } from 'node:crypto'

/**
 * Encrypts the path of a customer-service link (CONF-060 to CONF-062): DES in ECB mode, base64, then the key's eight characters.
 * Node's OpenSSL has no single DES; triple DES with one key thrice gives the same bytes.
 * @param salt - what the key is made from
 */
export function encryptServicePath(path: string, salt: string): string {
  const key = createHash('sha256').update(salt).digest('hex').slice(0, 8)
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(path, 'utf8'), cipher.final()]).toString('base64') + key
}
