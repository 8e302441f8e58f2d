import { expect, test } from 'vitest'
import { makeMerchant } from '../testing/index.ts'
import { readMerchant, readSite } from './readDataBlocks.ts'

const page = (blocks: Record<string, string>) => ({
  getElementById: (id: string) => (Object.hasOwn(blocks, id) ? ({ textContent: blocks[id] } as HTMLElement) : null),
})

const site = { build: 'b1', languages: {}, dictionaries: {}, early: [], worker: true }

test('reads the merchant and the site from the data blocks that the stamp wrote', () => {
  const merchant = makeMerchant()
  const document = page({ merchant: JSON.stringify(merchant), site: JSON.stringify(site) })
  expect(readMerchant(document)).toEqual(merchant)
  expect(readSite(document)).toEqual(site)
})

test('throws an error with instructions when a data block is missing', () => {
  expect(() => readMerchant(page({}))).toThrow('There is no data block #merchant. Serve a stamped site with npm start.')
  expect(() => readSite(page({ site: '' }))).toThrow('There is no data block #site.')
})

test.each(['{', 'null', '"text"', '[]', '{}'])(
  'throws an error with instructions when the data block is %s',
  (text) => {
    expect(() => readMerchant(page({ merchant: text }))).toThrow(/^Data block #merchant .+ Stamp the site again\.$/)
  },
)

test('names the missing keys in the error when a data block lacks keys', () => {
  expect(() => readSite(page({ site: JSON.stringify({ build: 'b1', languages: {} }) }))).toThrow(
    'lacks dictionaries, early',
  )
})
