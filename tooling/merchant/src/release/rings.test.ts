import { listMerchantIds } from '@lobby/merchant/reader'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { getRingMerchants, readReleaseRings, createRingsSchema } from './rings.ts'

const ids = ['aurora', 'kite', 'trevo']

function read(text: string) {
  const file = join(createTemporaryFolder(), 'releases.jsonc')
  writeFileSync(file, text)
  return readReleaseRings(file, ids)
}

test('puts a merchant that no earlier ring lists into the last ring', () => {
  const { rings, problems } = read(
    '{ "rings": [ // first\n { "name": "canary", "merchants": ["kite"] }, { "name": "all", "merchants": ' +
      '"others" }, ] }',
  )
  expect(problems).toEqual([])
  expect([...getRingMerchants(rings, [...ids, 'zebra'])]).toEqual([
    ['canary', ['kite']],
    ['all', ['aurora', 'trevo', 'zebra']],
  ])
})

describe('readReleaseRings', () => {
  const all = '{ "name": "all", "merchants": "others" }'
  test.each([
    ['invalid JSON', '{ "rings": [', 'LM002', 1],
    ['a last ring without "others"', '{ "rings": [\n{ "name": "all", "merchants": ["kite"] }] }', 'LM007', 2],
    ['"others" in an earlier ring', `{ "rings": [\n{ "name": "early", "merchants": "others" },\n${all}] }`, 'LM007', 2],
    [
      'an unknown merchant',
      `{ "rings": [\n{ "name": "early",\n"merchants": ["kite", "kyte"] },\n${all}] }`,
      'LM007',
      3,
    ],
    [
      'a merchant in two rings',
      `{ "rings": [\n{ "name": "one", "merchants": ["kite"] },\n{ "name": "two", "merchants": ["kite"] },\n${all}] }`,
      'LM007',
      3,
    ],
    ['a repeated ring name', `{ "rings": [\n{ "name": "all", "merchants": ["kite"] },\n${all}] }`, 'LM007', 3],
    ['an invalid ring name', `{ "rings": [\n{ "name": "Early Birds", "merchants": ["kite"] },\n${all}] }`, 'LM005', 2],
    [
      'an unknown key',
      `{ "rings": [\n{ "name": "one", "merchant": ["kite"], "merchants": ["kite"] },\n${all}] }`,
      'LM003',
      2,
    ],
    ['an empty ring', `{ "rings": [\n{ "name": "one", "merchants": [] },\n${all}] }`, 'LM005', 2],
    ['no rings', '{}', 'LM005', 1],
  ])('reports the mistake in releases.jsonc at its line: %s', (_, text, code, line) => {
    const { rings, problems } = read(text)
    expect(rings).toEqual([])
    expect(problems).toMatchObject([{ code, line, file: 'releases.jsonc' }])
    expect(problems[0]?.message).toMatch(/\.$/)
    expect(problems[0]?.cure).toMatch(/\.$/)
  })

  test('reports a missing releases.jsonc', () => {
    expect(readReleaseRings(join(createTemporaryFolder(), 'releases.jsonc'), ids).problems).toMatchObject([
      { code: 'LM001' },
    ])
  })
})

test("accepts the product's own rings and has an up-to-date schema file", () => {
  expect(
    readReleaseRings(join(WORKSPACE_ROOT, 'releases.jsonc'), listMerchantIds(DEFAULT_PATHS.merchants)).problems,
  ).toEqual([])
  const written: unknown = JSON.parse(
    readFileSync(new URL('../../schema/releases.schema.json', import.meta.url), 'utf8'),
  )
  expect(written, 'run `pnpm --filter @lobby/merchant-cli generate`').toEqual(
    JSON.parse(JSON.stringify(createRingsSchema())),
  )
})
