/** Encrypts for this device alone. */
export interface DeviceCipher {
  readonly encrypt: (text: string) => Promise<string>
  /** The text, or null for what this device did not encrypt. */
  readonly decrypt: (encrypted: string) => Promise<string | null>
}

export interface DeviceCipherInit {
  readonly indexedDB: IDBFactory | undefined
  readonly subtle: SubtleCrypto | undefined
}

const store = 'keys'
const keyName = 'remember'
const ivLength = 12

/**
 * AES-GCM with a key that script can use and cannot read out: WebCrypto makes it not extractable, IndexedDB keeps it.
 * Null where one of both is not to be had, as on insecure origins and in some private windows.
 */
export async function openDeviceCipher({ indexedDB, subtle }: DeviceCipherInit): Promise<DeviceCipher | null> {
  if (!indexedDB || !subtle) return null
  try {
    const key = await deviceKey(indexedDB, subtle)
    return {
      encrypt: async (text) => {
        const iv = crypto.getRandomValues(new Uint8Array(ivLength))
        const sealed = new Uint8Array(
          await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)),
        )
        return btoa(String.fromCharCode(...iv, ...sealed))
      },
      decrypt: async (encrypted) => {
        try {
          const bytes = Uint8Array.from(atob(encrypted), (letter) => letter.charCodeAt(0))
          const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivLength) }
          return new TextDecoder().decode(await subtle.decrypt(algorithm, key, bytes.subarray(ivLength)))
        } catch {
          return null
        }
      },
    }
  } catch {
    return null
  }
}

async function deviceKey(indexedDB: IDBFactory, subtle: SubtleCrypto): Promise<CryptoKey> {
  const opening = indexedDB.open('lobby', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const db = await settled(opening)
  try {
    const read = () => db.transaction(store, 'readwrite').objectStore(store)
    const known: unknown = await settled(read().get(keyName))
    if (known instanceof CryptoKey) return known
    const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    // Another tab may have been faster: whoever wrote first is right.
    const keys = read()
    const first: unknown = await settled(keys.get(keyName))
    if (first instanceof CryptoKey) return first
    await settled(keys.put(made, keyName))
    return made
  } finally {
    db.close()
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer.')))
  })
