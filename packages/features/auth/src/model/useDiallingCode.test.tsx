import { createMerchantFixture, createTestSiteWithMessages } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import { useDiallingCode } from './useDiallingCode.ts'

const list = [
  { code: 'BR', name: 'Brazil', diallingCode: '55' },
  { code: 'CA', name: 'Canada', diallingCode: '1' },
  { code: 'US', name: 'United States', diallingCode: '1' },
]

async function dialling(first?: string) {
  const site = await createTestSiteWithMessages({ answers: { 'GET /wps/system/countryList': { value: list } } })
  const it = await renderHookInTestSite(() => useDiallingCode(first), site)
  await expect.poll(() => it.now().options).toHaveLength(list.length)
  return it.now
}

test('selects the given country, or Brazil by default', async () => {
  const now = await dialling()
  expect([now().country, now().code]).toEqual(['BR', '55'])
  const another = await dialling('US')
  expect([another().country, another().code]).toEqual(['US', '1'])
})

test('selects the first country that the merchant serves', async () => {
  const site = await createTestSiteWithMessages({
    merchant: createMerchantFixture({ countries: ['US', 'BR'] }),
    answers: { 'GET /wps/system/countryList': { value: list } },
  })
  const { now } = await renderHookInTestSite(() => useDiallingCode(), site)
  await expect.poll(() => now().options.map(({ value }) => value)).toEqual(['BR', 'US'])
  expect([now().country, now().code]).toEqual(['US', '1'])
})

test('selects the first country with a dialling code, unless the selected country already has this code', async () => {
  const now = await dialling()
  now().chooseCode('1')
  await expect.poll(() => now().country).toBe('CA')
  now().choose('US')
  await expect.poll(() => now().country).toBe('US')
  now().chooseCode('1')
  now().chooseCode('999')
  // Wait one frame, in which a further change of the country would have been rendered.
  await new Promise(requestAnimationFrame)
  expect([now().country, now().code]).toEqual(['US', '1'])
})
