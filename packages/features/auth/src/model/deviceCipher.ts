/** Encrypts texts so that only this device can decrypt them. */
export interface DeviceCipher {
  readonly encrypt: (text: string) => Promise<string>
  /** Returns the decrypted text, or null if this device did not encrypt it. */
  readonly decrypt: (encrypted: string) => Promise<string | null>
}

export interface DeviceCipherOptions {
  readonly indexedDB: IDBFactory | undefined
  readonly subtle: SubtleCrypto | undefined
}

const STORE_NAME = 'keys'
const KEY_NAME = 'remember'
const IV_BYTES = 12

/**
 * Opens an AES-GCM cipher with a key that scripts can use, but not read. WebCrypto creates the key, and IndexedDB
 * stores it.
 * @returns null if WebCrypto or IndexedDB is not available, for example on a page without HTTPS or in some private
 *   windows
 */
export async function createDeviceCipher({ indexedDB, subtle }: DeviceCipherOptions): Promise<DeviceCipher | null> {
  if (!indexedDB || !subtle) return null
  try {
    const key = await getOrCreateKey(indexedDB, subtle)
    return {
      encrypt: async (text) => {
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
        const encrypted = new Uint8Array(
          await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)),
        )
        return btoa(String.fromCharCode(...iv, ...encrypted))
      },
      decrypt: async (encrypted) => {
        try {
          const bytes = Uint8Array.from(atob(encrypted), (letter) => letter.charCodeAt(0))
          const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) }
          return new TextDecoder().decode(await subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES)))
        } catch {
          return null
        }
      },
    }
  } catch {
    return null
  }
}

async function getOrCreateKey(indexedDB: IDBFactory, subtle: SubtleCrypto): Promise<CryptoKey> {
  const opening = indexedDB.open('lobby', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE_NAME)
  const db = await awaitRequest(opening)
  try {
    const read = () => db.transaction(STORE_NAME, 'readwrite').objectStore(STORE_NAME)
    const known: unknown = await awaitRequest(read().get(KEY_NAME))
    if (known instanceof CryptoKey) return known
    const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    // If another tab has stored its key first, use the key of that tab.
    const keys = read()
    const first: unknown = await awaitRequest(keys.get(KEY_NAME))
    if (first instanceof CryptoKey) return first
    await awaitRequest(keys.put(made, KEY_NAME))
    return made
  } finally {
    db.close()
  }
}

const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The IndexedDB request failed without an error.')),
    )
  })
