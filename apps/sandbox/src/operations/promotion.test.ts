import { expect, test } from 'vitest'
import { testSandbox } from '../testing/testSandbox.ts'

test('the kinds of promotion that run are told to guests, as the editor of the house has them', async () => {
  const sandbox = testSandbox()
  const read = async () => (await sandbox.call('enabledPromotions')).body.value
  expect(await read()).toEqual(['REFERRAL', 'MISSION'])
  await sandbox.dev('/content', { merchant: 'north', kind: 'promotionTypes', items: ['MISSION'] })
  expect(await read()).toEqual(['MISSION'])
})
