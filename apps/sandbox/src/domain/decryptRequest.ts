import {
  constants,
  createDecipheriv,
  createHmac,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { parseJson } from './parseJson.ts'
import { Refused } from './refused.ts'

/** `EncryptedBody` of the API contract. Its text fields are base64. */
export interface EncryptedBody {
  readonly version: number
  readonly iv: string
  readonly ciphertext: string
  readonly mac: string
}

const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const
const decoys = new WeakMap<KeyObject, Buffer>()

/**
 * Decrypts an encrypted body (AUTH-116). Every fault of the header, of the keys and of the MAC causes the same work and
 * the same error, so that neither the response nor its duration reveals the fault.
 * @param encryption - the value of the `Encryption` header
 * @returns the plaintext, not yet validated against the API contract
 * @throws Refused `login.encryption`
 */
export function decryptRequest(body: EncryptedBody, encryption: string, privateKey: KeyObject): unknown {
  const keys = openKeys(encryption, privateKey)
  const iv = Buffer.from(body.iv, 'base64')
  const ciphertext = Buffer.from(body.ciphertext, 'base64')
  const expected = createHmac('sha256', keys.subarray(32))
    .update(Buffer.of(body.version))
    .update(iv)
    .update(ciphertext)
    .digest()
  const mac = Buffer.alloc(32)
  Buffer.from(body.mac, 'base64').copy(mac)
  if (!timingSafeEqual(mac, expected)) throw new Refused('login.encryption')
  try {
    const decipher = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), iv)
    return parseJson(Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8'))
  } catch {
    throw new Refused('login.encryption')
  }
}

/**
 * Decrypts the header to the AES key and the MAC key, 32 bytes each. Returns random keys if the header is invalid, so
 * that the later check of the MAC fails.
 */
function openKeys(encryption: string, privateKey: KeyObject): Buffer {
  const random = randomBytes(64)
  const header = Buffer.from(encryption, 'base64')
  try {
    const keys = Buffer.from(
      privateDecrypt({ key: privateKey, ...padding }, header.length === 256 ? header : decoyOf(privateKey)).toString(
        'latin1',
      ),
      'base64',
    )
    return header.length === 256 && keys.length === 64 ? keys : random
  } catch {
    return random
  }
}

/**
 * Returns a dummy header of the right length. `openKeys` decrypts the dummy instead of a header of a wrong length, so
 * that the duration is always the same.
 */
function decoyOf(privateKey: KeyObject): Buffer {
  let decoy = decoys.get(privateKey)
  if (!decoy)
    decoys.set(
      privateKey,
      (decoy = publicEncrypt({ key: createPublicKey(privateKey), ...padding }, Buffer.alloc(88, 65))),
    )
  return decoy
}
