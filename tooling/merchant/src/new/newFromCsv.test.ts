import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createNewMerchantTestSetup } from './testing/createNewMerchantTestSetup.ts'

/** Returns a function that writes a CSV file with a given text, and runs `merchant new --csv` with that file. */
function openCsv() {
  const sandbox = createNewMerchantTestSetup()
  const file = join(sandbox.merchantsDir, '../brands.csv')
  const runCsv = (text: string, ...more: string[]) => {
    writeFileSync(file, text)
    return sandbox.run(['--csv', file, ...more])
  }
  return { ...sandbox, file, runCsv }
}

test('creates a folder for each row of a CSV file, with quotes, several hosts and empty cells', async () => {
  const { runCsv, text, merchantsDir } = openCsv()
  const { code, text: said } = await runCsv(
    '\uFEFFid,Name,brand,host,owner\r\n' +
      'one,"Casa, de ""Água""",#e4002b,www.one.example one.example,\r\n' +
      'two,Dois,#1f7a3d,,Ana\r\n',
  )
  expect(code).toBe(0)
  expect(said).toMatch(/^2 rows: 2 written, 0 skipped\.$/m)
  expect(text('one', 'merchant.jsonc')).toContain('"hosts": ["one.localhost", "www.one.example", "one.example"]')
  expect(text('one', 'merchant.jsonc')).toContain('Casa, de \\"Água\\"')
  expect(text('two', 'README.md')).toContain('| owner | Ana |')
  expect(existsSync(join(merchantsDir, 'two/assets/logo.svg'))).toBe(true)
})

test('writes the other folders when a row is refused, and skips the existing folders when it runs again', async () => {
  const { runCsv, file, merchantsDir } = openCsv()
  const first = await runCsv('id,name,brand\none,One,#e4002b\ntwo,Two,blue-ish\nthree,Three,#1f7a3d\n')
  expect(first.code).toBe(1)
  expect(first.text).toContain(`${file}, row 3: --brand blue-ish: `)
  expect(first.text).toMatch(/^3 rows: 2 written, 0 skipped, 1 refused: two\.$/m)
  expect(existsSync(join(merchantsDir, 'two'))).toBe(false)
  const again = await runCsv('id,name,brand\none,One,#e4002b\ntwo,Two,#1f3d7a\nthree,Three,#1f7a3d\n')
  expect(again.code).toBe(0)
  expect(again.text).toContain(`${file}, row 2: merchants/one exists already.`)
  expect(again.text).toMatch(/^3 rows: 1 written, 2 skipped\.$/m)
})

test('writes nothing with --dry-run', async () => {
  const { runCsv, merchantsDir } = openCsv()
  expect(await runCsv('id,name,brand\none,One,#e4002b\n', '--dry-run')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^1 row: 1 valid, 0 skipped\.$/m) as unknown,
  })
  expect(existsSync(join(merchantsDir, 'one'))).toBe(false)
})

test.each([
  ['an unknown column', 'id,nmae\none,One\n', /Unknown: "nmae"\./],
  ['no id', 'name,brand\nOne,#e4002b\n', /There is no "id"\./],
  ['a quote that is not closed', 'id,name\none,"One\n', /cannot be read: .*[Qq]uot/],
])('throws one sentence when the CSV file has %s', async (_, text, message) => {
  await expect(openCsv().runCsv(text)).rejects.toThrow(message)
})
