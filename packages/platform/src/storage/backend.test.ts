import { afterEach, expect, test } from 'vitest'
import { createMemoryStorageBackend } from '../testing/createMemoryStorageBackend.ts'
import { getBrowserStorage, listStoredNames } from './backend.ts'

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

const browserGives = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })

test('returns null when access to the browser’s storage throws', { tags: ['S2'] }, () => {
  const storage = createMemoryStorageBackend()
  browserGives(() => storage)
  expect(getBrowserStorage('localStorage'), 'the control').toBe(storage)
  browserGives(() => {
    throw new Error('blocked')
  })
  expect(getBrowserStorage('localStorage')).toBeNull()
})

test('lists the names of all stored values', () => {
  const storage = createMemoryStorageBackend()
  for (const name of ['a', 'b']) storage.setItem(name, name)
  expect(listStoredNames(storage).sort()).toEqual(['a', 'b'])
})
