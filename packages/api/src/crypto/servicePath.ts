import Base64 from 'crypto-js/enc-base64.js'
import Latin1 from 'crypto-js/enc-latin1.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import ECB from 'crypto-js/mode-ecb.js'
import TripleDES from 'crypto-js/tripledes.js'

/**
 * Decrypts the path of a customer-service link (specification part 2, section 3; CONF-060 to CONF-062). The last 8
 * characters are the key; the rest is base64, encrypted with DES in ECB mode with PKCS#7. Triple DES with one key of 8
 * bytes is the same as DES.
 *
 * @returns The path, or null if the text does not decrypt to a readable path. The site then shows no link.
 */
export function decryptCustomerServicePath(encrypted: string): string | null {
  const key = encrypted.slice(-8)
  const code = encrypted.slice(0, -8)
  if (!/^[\x20-\x7e]{8}$/.test(key) || !/^[A-Za-z0-9+/]+={0,2}$/.test(code)) return null
  try {
    const ciphertext = Base64.parse(code)
    const plain = TripleDES.decrypt(code, Latin1.parse(key), { mode: ECB })
    const padding = ciphertext.sigBytes - plain.sigBytes
    if (padding < 1 || padding > 8) return null
    const path = plain.toString(Utf8)
    return /^[^\s\p{Cc}]+$/u.test(path) ? path : null
  } catch {
    return null
  }
}
