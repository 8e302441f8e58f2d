import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import { findStaleGeneratedFiles } from './findStaleGeneratedFiles.ts'
import { generateApiClientFiles } from './generateApiClientFiles.ts'

const root = join(import.meta.dirname, '../../..')
const generated = join(root, 'packages/api/src')

/** Copies the API contract, and replaces one text in one file of the copy. */
function changedContract(file: string, from: string, to: string): string {
  const folder = createTemporaryFolder()
  cpSync(join(root, 'openapi'), folder, { recursive: true })
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
  return join(folder, 'openapi.yaml')
}

/** The files that are generated from the committed API contract. */
const current = await generateApiClientFiles(join(root, 'openapi/openapi.yaml'))

test('generates exactly the committed files (if this fails, run `generate` in tooling/openapi)', () => {
  expect(findStaleGeneratedFiles(current, generated)).toEqual([])
})

test('control: reports generated files that are outdated, missing or superfluous', async () => {
  const files = await generateApiClientFiles(
    changedContract(
      'components/member.yaml',
      "currencySymbol: { type: [string, 'null'], maxLength: 8",
      "currencySymbol: { type: [string, 'null'], maxLength: 9",
    ),
  )
  expect(findStaleGeneratedFiles(files, generated)).toEqual(['contract.gen.json', 'operations/firstLoad.gen.ts'])
  files.delete('operations/member.gen.ts')
  files.set('operations/new.gen.ts', '')
  expect(findStaleGeneratedFiles(files, generated)).toEqual([
    'contract.gen.json',
    'operations/firstLoad.gen.ts',
    'operations/member.gen.ts',
    'operations/new.gen.ts',
  ])
})

test('accepts generated files whose lines end with CR and LF', () => {
  const folder = createTemporaryFolder()
  for (const [path, text] of current) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text.replaceAll('\n', '\r\n'))
  }
  expect(findStaleGeneratedFiles(current, folder)).toEqual([])
})

test('generates the same bytes from the same API contract', async () => {
  expect(await generateApiClientFiles(join(root, 'openapi/openapi.yaml'))).toEqual(current)
})

/** Returns the paths of the generated files that contain a text. */
const findFilesWith = (text: string) => [...current].flatMap(([path, source]) => (source.includes(text) ? [path] : []))

test('writes an operation into the file of its tag, or into firstLoad.gen.ts if the first page needs it', () => {
  expect(findFilesWith("export const gameList: Operation<'gameList'")).toEqual(['operations/game.gen.ts'])
  expect(findFilesWith("export const balance: Operation<'balance'")).toEqual(['operations/firstLoad.gen.ts'])
})

test('writes a schema used by several files into firstLoad.gen.ts or shared.gen.ts, and no schema twice', () => {
  expect(findFilesWith('const checkGameList = ')).toEqual(['operations/game.gen.ts'])
  expect(findFilesWith('const checkListedGame = ')).toEqual(['operations/firstLoad.gen.ts'])
  expect(findFilesWith('const checkSession = ')).toEqual(['operations/shared.gen.ts'])
  expect(current.get('operations/game.gen.ts')).toMatch(
    /import \{[^}]*checkListedGame[^}]*\} from '.\/firstLoad.gen.ts'/,
  )
  expect(current.get('operations/member.gen.ts')).toContain("import { checkSession } from './shared.gen.ts'")
})

test('generates a firstLoad.gen.ts that imports only check.ts and operation.ts', () => {
  expect(
    [...(current.get('operations/firstLoad.gen.ts') ?? '').matchAll(/from '(.+)'/g)].map(([, path]) => path),
  ).toEqual(['../check.ts', '../operation.ts'])
})

test('writes one validator for a schema that has two names in the API contract', async () => {
  const vendors = "    vendors: { type: array, maxItems: 60, items: { $ref: '#/Vendor' } }"
  const section = (items: string) => `${vendors.replace('#/Vendor', items)}\n`
  const checks = (files: ReadonlyMap<string, string>) => [...files].filter(([path]) => path.startsWith('operations'))
  const aliased = changedContract('components/game.yaml', section('#/Vendor'), section('announcement.yaml#/Seller'))
  const file = join(aliased, '../components/announcement.yaml')
  writeFileSync(file, `${readFileSync(file, 'utf8')}Seller: { $ref: 'game.yaml#/Vendor' }\n`)
  expect(checks(await generateApiClientFiles(aliased))).toEqual(checks(current))
})

const refused: readonly (readonly [string, string, string, string, RegExp])[] = [
  [
    'a list without maxItems',
    'components/game.yaml',
    'vendors: { type: array, maxItems: 60,',
    'vendors: { type: array,',
    /popularGames\.value\[\]\.vendors: a list needs 'maxItems'/,
  ],
  [
    'a keyword that no check enforces',
    'components/member.yaml',
    'customerType: { type: integer,',
    'customerType: { type: integer, exclusiveMaximum: 9,',
    /(login|register)\.value\.customerType: no check enforces 'exclusiveMaximum'/,
  ],
  [
    'a text without a length',
    'components/game.yaml',
    'vassalage: { type: string, maxLength: 120, description',
    'vassalage: { type: string, description',
    /vassalage: a text needs 'maxLength'/,
  ],
  [
    'a number without a range',
    'components/game.yaml',
    'count: { type: integer, minimum: 0, maximum: 1000000000 }',
    'count: { type: integer, minimum: 0 }',
    /count: a number needs 'minimum' and 'maximum'/,
  ],
  [
    'an unknown format',
    'components/member.yaml',
    'regDate: { type: string, format: date-time',
    'regDate: { type: string, format: date',
    /format 'date'/,
  ],
  [
    'a required field that is not in the properties',
    'components/member.yaml',
    'required: [sumBalance,',
    'required: [sum,',
    /'required' names a property/,
  ],
  [
    'a reference without a target',
    'components/game.yaml',
    "items: { $ref: '#/Vendor' }",
    "items: { $ref: '#/Vendors' }",
    /#\/Vendors has no target/,
  ],
  [
    'two schemas with the same name',
    'components/game.yaml',
    "      items: { $ref: '#/VendorCount' }\nVendorCount:",
    "      items: { $ref: '#/Popup' }\nPopup:",
    /gameList\.value\.vendors\[\]: another schema, at homeAnnouncements\.value\.popup\[\], already has the name 'Popup'/,
  ],
  [
    'a circular reference',
    'components/game.yaml',
    'vassalage: { type: string, maxLength: 120 }',
    "vassalage: { $ref: '#/Vendor' }",
    /refers to itself/,
  ],
  [
    'a duplicate operationId',
    'paths/game/popular.yaml',
    'operationId: popularGames',
    'operationId: hotGames',
    /already has the operationId/,
  ],
  ['a parameter in the path', 'components/parameters.yaml', 'in: query', 'in: path', /parameters in the path/],
  ['a response without a value', 'paths/member/balance.yaml', 'value:', 'worth:', /balance: the 200 response needs/],
  [
    'an x-fill for an unknown parameter',
    'paths/member/logout.yaml',
    'x-fill: { token:',
    'x-fill: { tokens:',
    /logout: x-fill names 'tokens'/,
  ],
  [
    'an x-fill for an unknown field',
    'paths/game/favourite.yaml',
    'x-fill: { token:',
    'x-fill: { tokens:',
    /addFavouriteGame: x-fill names 'tokens'/,
  ],
  [
    'an x-fill for a name of both a parameter and a field',
    'paths/game/favourite.yaml',
    'parameters:',
    "parameters:\n    - $ref: '../../components/parameters.yaml#/Token'",
    /which is both a parameter and a field of the body/,
  ],
]
test.each(refused)(
  'throws an error that names the place when the API contract has %s',
  { tags: ['B25', 'B26'] },
  async (_, file, from, to, message) => {
    await expect(generateApiClientFiles(changedContract(file, from, to))).rejects.toThrow(message)
  },
)
