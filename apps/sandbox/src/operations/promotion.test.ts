import { expect, test } from 'vitest'
import { openTestSandbox } from '../testing/openTestSandbox.ts'

test('returns the merchant’s published promotion types to guests', async () => {
  const sandbox = openTestSandbox()
  const read = async () => (await sandbox.call('enabledPromotions')).body.value
  expect(await read()).toEqual(['REFERRAL', 'MISSION'])
  await sandbox.dev('/content', { merchant: 'north', kind: 'promotionTypes', items: ['MISSION'] })
  expect(await read()).toEqual(['MISSION'])
})
