import { merchantIds } from '@lobby/merchant/reader'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { places, root } from '../places.ts'
import { temporary } from '@lobby/test-kit/temporary'
import { membersOf, readRings, ringsSchema } from './rings.ts'

const ids = ['aurora', 'kite', 'trevo']

function read(text: string) {
  const file = join(temporary(), 'releases.jsonc')
  writeFileSync(file, text)
  return readRings(file, ids)
}

test('a merchant that no ring names is in the last one, and each is in one', () => {
  const { rings, problems } = read(
    '{ "rings": [ // first\n { "name": "canary", "merchants": ["kite"] }, { "name": "all", "merchants": "others" }, ] }',
  )
  expect(problems).toEqual([])
  expect([...membersOf(rings, [...ids, 'zebra'])]).toEqual([
    ['canary', ['kite']],
    ['all', ['aurora', 'trevo', 'zebra']],
  ])
})

describe('a mistake is told with its line:', () => {
  const all = '{ "name": "all", "merchants": "others" }'
  test.each([
    ['no file of JSON', '{ "rings": [', 'LM002', 1],
    ['nobody to go last', '{ "rings": [\n{ "name": "all", "merchants": ["kite"] }] }', 'LM007', 2],
    ['the others too early', `{ "rings": [\n{ "name": "early", "merchants": "others" },\n${all}] }`, 'LM007', 2],
    ['who is not there', `{ "rings": [\n{ "name": "early",\n"merchants": ["kite", "kyte"] },\n${all}] }`, 'LM007', 3],
    [
      'who is there twice',
      `{ "rings": [\n{ "name": "one", "merchants": ["kite"] },\n{ "name": "two", "merchants": ["kite"] },\n${all}] }`,
      'LM007',
      3,
    ],
    ['a name twice', `{ "rings": [\n{ "name": "all", "merchants": ["kite"] },\n${all}] }`, 'LM007', 3],
    ['a name that is none', `{ "rings": [\n{ "name": "Early Birds", "merchants": ["kite"] },\n${all}] }`, 'LM005', 2],
    [
      'a key that is none',
      `{ "rings": [\n{ "name": "one", "merchant": ["kite"], "merchants": ["kite"] },\n${all}] }`,
      'LM003',
      2,
    ],
    ['a ring of nobody', `{ "rings": [\n{ "name": "one", "merchants": [] },\n${all}] }`, 'LM005', 2],
    ['no rings', '{}', 'LM005', 1],
  ])('%s', (_, text, code, line) => {
    const { rings, problems } = read(text)
    expect(rings).toEqual([])
    expect(problems).toMatchObject([{ code, line, file: 'releases.jsonc' }])
    expect(problems[0]?.message).toMatch(/\.$/)
    expect(problems[0]?.cure).toMatch(/\.$/)
  })

  test('no file', () => {
    expect(readRings(join(temporary(), 'releases.jsonc'), ids).problems).toMatchObject([{ code: 'LM001' }])
  })
})

test("the product's own rings have no mistake, and the schema that editors read is the one that they are held against", () => {
  expect(readRings(join(root, 'releases.jsonc'), merchantIds(places.merchants)).problems).toEqual([])
  const written: unknown = JSON.parse(
    readFileSync(new URL('../../schema/releases.schema.json', import.meta.url), 'utf8'),
  )
  expect(written, 'run `pnpm --filter @lobby/merchant-cli generate`').toEqual(JSON.parse(JSON.stringify(ringsSchema())))
})
