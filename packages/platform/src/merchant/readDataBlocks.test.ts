import { expect, test } from 'vitest'
import { createMerchantFixture } from '../testing/index.ts'
import { readMerchantDataBlock, readSiteDataBlock } from './readDataBlocks.ts'

const page = (blocks: Record<string, string>) => ({
  getElementById: (id: string) => (Object.hasOwn(blocks, id) ? ({ textContent: blocks[id] } as HTMLElement) : null),
})

const site = { build: 'b1', languages: {}, dictionaries: {}, early: [], worker: true }

test('reads the merchant and the site from the data blocks that the stamp wrote', () => {
  const merchant = createMerchantFixture()
  const document = page({ merchant: JSON.stringify(merchant), site: JSON.stringify(site) })
  expect(readMerchantDataBlock(document)).toEqual(merchant)
  expect(readSiteDataBlock(document)).toEqual(site)
})

test('throws an error with instructions when a data block is missing', () => {
  expect(() => readMerchantDataBlock(page({}))).toThrow(
    'There is no data block #merchant. Serve a stamped site with npm start.',
  )
  expect(() => readSiteDataBlock(page({ site: '' }))).toThrow('There is no data block #site.')
})

test.each(['{', 'null', '"text"', '[]', '{}'])(
  'throws an error with instructions when the data block is %s',
  (text) => {
    expect(() => readMerchantDataBlock(page({ merchant: text }))).toThrow(
      /^Data block #merchant .+ Stamp the site again\.$/,
    )
  },
)

test('names the missing keys in the error when a data block lacks keys', () => {
  expect(() => readSiteDataBlock(page({ site: JSON.stringify({ build: 'b1', languages: {} }) }))).toThrow(
    'lacks dictionaries, early',
  )
})
