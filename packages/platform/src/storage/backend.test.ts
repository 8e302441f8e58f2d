import { afterEach, expect, test } from 'vitest'
import { memoryBackend } from '../testing/memoryBackend.ts'
import { browserStorage, namesIn } from './backend.ts'

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

const browserGives = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })

test('returns null when reading the storage property throws, otherwise the storage', { tags: ['S2'] }, () => {
  const storage = memoryBackend()
  browserGives(() => storage)
  expect(browserStorage('localStorage'), 'the control').toBe(storage)
  browserGives(() => {
    throw new Error('blocked')
  })
  expect(browserStorage('localStorage')).toBeNull()
})

test('returns the names of all stored values', () => {
  const storage = memoryBackend()
  for (const name of ['a', 'b']) storage.setItem(name, name)
  expect(namesIn(storage).sort()).toEqual(['a', 'b'])
})
