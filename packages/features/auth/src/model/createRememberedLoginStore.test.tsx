import { createStorage } from '@lobby/platform/storage'
import { createMemoryStorageBackend } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { createRememberedLoginStore } from './createRememberedLoginStore.ts'
import { createDeviceCipher, type DeviceCipher } from './deviceCipher.ts'
import type { StoredLogin } from './storedLogin.ts'

const device = { indexedDB, subtle: crypto.subtle }
const ana = { username: 'ana', password: 'pässwörd 1' }

/** Returns a request of IndexedDB that fails. */
function failing() {
  const request = new EventTarget()
  queueMicrotask(() => request.dispatchEvent(new Event('error')))
  return request
}

function makeDevice(cipher: () => Promise<DeviceCipher | null> = () => createDeviceCipher(device)) {
  const backend = createMemoryStorageBackend()
  const storage = createStorage({
    merchantId: 'acme',
    backend,
    sessionBackend: createMemoryStorageBackend(),
    target: new EventTarget(),
  })
  const open = () => createRememberedLoginStore({ storage, openCipher: cipher })
  const stored = () => ['MC_REMEMBER', 'MC_REMEMBER_SALT'].map((name) => backend.getItem(name))
  return { backend, storage, open, stored }
}

describe('createRememberedLoginStore: a login', () => {
  test(
    'stores sign-in type, username, password and dialling code on the device, and returns them later',
    { tags: ['AUTH-128', 'AUTH-129'] },
    async () => {
      const { open, stored } = makeDevice()
      await open().keep(ana)
      expect(JSON.parse(stored()[0]!)).toMatchObject({
        d: { type: 'username', username: 'ana', countryDialingCode: '' },
      })
      expect(await open().recall()).toEqual(ana)
    },
  )

  test(
    'encodes the stored password with the salt, and then encrypts it with the device’s key',
    { tags: ['AUTH-130'] },
    async () => {
      const { open, storage, stored } = makeDevice()
      await open().keep(ana)
      expect(stored().join()).not.toContain(ana.password)
      expect(stored().join()).not.toContain(btoa(unescape(encodeURIComponent(ana.password))))
      const inner = await (await createDeviceCipher(device))!.decrypt((storage.get('remember') as StoredLogin).password)
      expect(inner).not.toBeNull()
      const salt = storage.get('rememberSalt') as string
      const plain = Uint8Array.from(
        atob(inner!),
        (letter, at) => letter.charCodeAt(0) ^ salt.charCodeAt(at % salt.length),
      )
      expect(atob(inner!)).not.toContain(ana.password.slice(-4))
      expect(new TextDecoder().decode(plain)).toBe(ana.password)
    },
  )

  test('stores a new salt each time, and returns no password without it', { tags: ['AUTH-131'] }, async () => {
    const { open, stored, backend } = makeDevice()
    await open().keep(ana)
    const first = stored()
    await open().keep(ana)
    expect(stored()[1]).not.toBe(first[1])
    expect(stored()[0]).not.toBe(first[0])
    backend.removeItem('MC_REMEMBER_SALT')
    expect(await open().recall()).toEqual({ username: 'ana', password: '' })
  })

  test('removes the login and its salt, even while the login is being stored', async () => {
    const { open, stored } = makeDevice()
    const login = open()
    await login.keep(ana)
    login.forget()
    expect(stored()).toEqual([null, null])
    const keeping = login.keep(ana)
    login.forget()
    await keeping
    expect(stored()).toEqual([null, null])
    expect(await login.recall()).toBeNull()
  })

  test('returns only the username when the stored password was modified', async () => {
    const { open, storage } = makeDevice()
    await open().keep(ana)
    const kept = storage.get('remember') as StoredLogin
    for (const password of [
      'not base64!',
      btoa('short'),
      kept.password.slice(4),
      `${kept.password.slice(0, -8)}AAAAAAA=`,
    ]) {
      storage.set('remember', { ...kept, password })
      expect(await open().recall()).toEqual({ username: 'ana', password: '' })
    }
  })
})

describe('createRememberedLoginStore: a mobile number', () => {
  test(
    'stores a mobile number with dialling code and no password, and returns it only for the mobile sign-in',
    { tags: ['AUTH-128'] },
    async () => {
      const { open, storage, stored } = makeDevice()
      await open().keep(ana)
      open().keepMobile('11987650001', '55')
      expect(storage.get('remember')).toEqual({
        type: 'sms',
        username: '11987650001',
        password: '',
        countryDialingCode: '55',
      })
      expect(stored()[1]).toBeNull()
      expect(await open().recall('sms')).toEqual({ username: '11987650001', password: '', countryDialingCode: '55' })
      expect(await open().recall()).toBeNull()
    },
  )

  test('stores the mobile number when a remembered username is being stored at the same time', async () => {
    const { open, storage } = makeDevice()
    const login = open()
    const keeping = login.keep(ana)
    login.keepMobile('11987650001', '55')
    await keeping
    expect(storage.get('remember')).toMatchObject({ type: 'sms' })
  })
})

test('returns only the username when the salt was modified', async () => {
  const { open, storage } = makeDevice()
  await open().keep({ username: 'ana', password: 'right-1 '.repeat(8) })
  storage.set('rememberSalt', '\u00ff')
  expect(await open().recall()).toEqual({ username: 'ana', password: '' })
})

test.each(['', 7])('returns only the username when the salt is the invalid value %j', async (salt) => {
  const { open, storage } = makeDevice()
  await open().keep({ username: 'ana', password: 'right-1' })
  storage.set('rememberSalt', salt)
  expect(await open().recall()).toEqual({ username: 'ana', password: '' })
})

describe('createDeviceCipher: the device’s key', () => {
  test('creates a single key when two tabs open at the same time', async () => {
    const gone = indexedDB.deleteDatabase('lobby')
    await new Promise((resolve) => gone.addEventListener('success', resolve))
    const [one, other] = await Promise.all([createDeviceCipher(device), createDeviceCipher(device)])
    expect(await other!.decrypt(await one!.encrypt('text'))).toBe('text')
  })

  test('stores a key that scripts cannot read, and uses the same key on the next visit', async () => {
    const one = (await createDeviceCipher(device))!
    const other = (await createDeviceCipher(device))!
    expect(await other.decrypt(await one.encrypt('text'))).toBe('text')
    const opening = indexedDB.open('lobby', 1)
    const db = await new Promise<IDBDatabase>((resolve) =>
      opening.addEventListener('success', () => resolve(opening.result)),
    )
    const asked = db.transaction('keys').objectStore('keys').get('remember')
    const key = await new Promise<CryptoKey>((resolve) =>
      asked.addEventListener('success', () => resolve(asked.result as CryptoKey)),
    )
    db.close()
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(DOMException)
  })

  test.each([
    ['WebCrypto', { indexedDB, subtle: undefined }],
    ['IndexedDB', { indexedDB: undefined, subtle: crypto.subtle }],
    ['an IndexedDB that answers', { indexedDB: { open: failing } as unknown as IDBFactory, subtle: crypto.subtle }],
    [
      'an IndexedDB that opens',
      {
        indexedDB: {
          open: () => {
            throw new DOMException('No', 'SecurityError')
          },
        } as unknown as IDBFactory,
        subtle: crypto.subtle,
      },
    ],
  ])('stores only the username, not the password, when the browser lacks %s', async (_, without) => {
    // The device already has a key, but `createDeviceCipher` must still return no cipher.
    await createDeviceCipher(device)
    expect(await createDeviceCipher(without)).toBeNull()
    const { open, stored } = makeDevice(() => createDeviceCipher(without))
    await open().keep(ana)
    expect(JSON.parse(stored()[0]!)).toMatchObject({ d: { username: 'ana', password: '' } })
    expect(await open().recall()).toEqual({ username: 'ana', password: '' })
  })
})
