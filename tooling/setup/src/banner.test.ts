import { expect, test } from 'vitest'
import { banner } from './banner.ts'
import { refusals } from './refusals.ts'

test('the banner names every site, the API pages, the people with their password, and each switch', () => {
  const text = banner({
    sites: [
      { name: 'aurora', url: 'http://aurora.localhost:4600' },
      { name: 'trevo', url: 'http://trevo.localhost:4600' },
    ],
    sandbox: 'http://localhost:4701',
    people: [{ name: 'ana', about: 'a member' }],
    password: 'Secret1',
  })
  for (const said of ['http://aurora.localhost:4600', 'http://trevo.localhost:4600', 'http://localhost:4701/docs', 'Secret1', 'Ctrl-C']) expect(text).toContain(said)
  expect(text).toMatch(/ana +a member/)
  for (const path of ['reset', 'maintenance', 'clock']) expect(text).toContain(`curl -X POST http://localhost:4701/__dev/${path}`)
})

test('a refused folder is one line with the command that shows its mistakes', () => {
  const problems = [{ file: 'merchants/acme/flags.jsonc' }, { file: 'merchants/acme/theme.jsonc' }, { file: 'merchants/other/theme.jsonc' }]
  expect(refusals({ refused: ['acme'], problems, faults: [] })).toEqual(['merchants/acme is not stamped: it has 2 mistakes. To see why: npm run merchant -- doctor acme'])
})

test('folders that are all stamped leave nothing to say', () => {
  expect(refusals({ refused: [], problems: [], faults: [] })).toEqual([])
})
