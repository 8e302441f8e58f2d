import { expect, test } from 'vitest'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

test('returns the merchant’s published promotion types to guests', async () => {
  const sandbox = createTestSandbox()
  const read = async () => (await sandbox.call('enabledPromotions')).body.value
  expect(await read()).toEqual(['REFERRAL', 'MISSION'])
  await sandbox.dev('/content', { merchant: 'north', kind: 'promotionTypes', items: ['MISSION'] })
  expect(await read()).toEqual(['MISSION'])
})
