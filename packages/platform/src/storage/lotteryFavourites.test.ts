import { expect, test } from 'vitest'
import { createMemoryStorageBackend } from '../testing/index.ts'
import { createStorage } from './createStorage.ts'

test('stores favourite lotteries as plain JSON under LOTTFAV', { tags: ['LOTT-032'] }, () => {
  const backend = createMemoryStorageBackend()
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() })
  storage.set('lotteryFavourites', { ana: ['lottery-1'] })
  expect(backend.getItem('LOTTFAV')).toBe('{"ana":["lottery-1"]}')
  expect(storage.get('lotteryFavourites')).toEqual({ ana: ['lottery-1'] })
})
