import { expect, test } from 'vitest'
import { makeMerchant } from '../testing/index.ts'
import { readMerchant, readSite } from './readBlocks.ts'

const page = (blocks: Record<string, string>) => ({
  getElementById: (id: string) => (Object.hasOwn(blocks, id) ? ({ textContent: blocks[id] } as HTMLElement) : null),
})

const site = { build: 'b1', languages: {}, dictionaries: {}, early: [], worker: true }

test('both data blocks are read as they were stamped', () => {
  const merchant = makeMerchant()
  const document = page({ merchant: JSON.stringify(merchant), site: JSON.stringify(site) })
  expect(readMerchant(document)).toEqual(merchant)
  expect(readSite(document)).toEqual(site)
})

test('a page without a block says where to get one', () => {
  expect(() => readMerchant(page({}))).toThrow(
    'This page has no data block #merchant. Serve a stamped site: npm start, or npm run dev -- <merchant>.',
  )
  expect(() => readSite(page({ site: '' }))).toThrow('This page has no data block #site.')
})

test.each(['{', 'null', '"text"', '[]', '{}'])('the block %s is refused with the cure', (text) => {
  expect(() => readMerchant(page({ merchant: text }))).toThrow(
    /^The data block #merchant of this page .+ stamp the site again\.$/,
  )
})

test('a block of another build says what it lacks', () => {
  expect(() => readSite(page({ site: JSON.stringify({ build: 'b1', languages: {} }) }))).toThrow(
    'lacks dictionaries, early',
  )
})
