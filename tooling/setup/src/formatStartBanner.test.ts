import { expect, test } from 'vitest'
import { formatStartBanner } from './formatStartBanner.ts'
import { formatRefusedFolders, createReportedMistakeFilter } from './formatRefusedFolders.ts'

test('lists the sites, the API pages, the demo people, their password and the sandbox commands in the banner', () => {
  const text = formatStartBanner({
    sites: [
      { name: 'aurora', url: 'http://aurora.localhost:4600' },
      { name: 'trevo', url: 'http://trevo.localhost:4600' },
    ],
    sandboxUrl: 'http://localhost:4701',
    people: [{ name: 'ana', about: 'a member' }],
    password: 'Secret1',
  })
  for (const part of [
    'http://aurora.localhost:4600',
    'http://trevo.localhost:4600',
    'http://localhost:4701/docs',
    'Secret1',
    'Ctrl-C',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/ana +a member/)
  for (const path of ['reset', 'maintenance', 'clock'])
    expect(text).toContain(`curl -X POST http://localhost:4701/__dev/${path}`)
})

test('shows a note next to the URL of its site, and repeats the URL of the --show site at the end', () => {
  const sites = ['acme', 'aurora'].map((name) => ({ name, url: `http://${name}.localhost:4600` }))
  const facts = { sites, sandboxUrl: '', people: [{ name: 'ana', about: '' }], password: '' }
  const text = formatStartBanner({ ...facts, notes: new Map([['aurora', 'not stamped']]), highlighted: 'acme' })
  expect(text).toContain(
    '\n  acme     http://acme.localhost:4600\n  aurora   http://aurora.localhost:4600   not stamped\n',
  )
  expect(text).toMatch(/Ctrl-C stops everything\.\n\nacme is at: http:\/\/acme\.localhost:4600\n$/)
  expect(formatStartBanner(facts)).not.toContain('is at')
})

const problem = (id: string, line = 1) =>
  ({
    file: `merchants/${id}/flags.jsonc`,
    line,
    column: 3,
    code: 'LM021',
    message: 'unknown flag "X".',
    cure: 'Leave it out.',
    source: '"X": true',
  }) as const

test('formats the first five mistakes of a refused merchant folder, and the command that checks the folder again', () => {
  expect(
    formatRefusedFolders({ refused: ['acme'], problems: [problem('acme'), problem('other')], faults: [] }),
  ).toEqual([
    'merchants/acme/flags.jsonc:1:3 LM021 unknown flag "X".\n  "X": true\n  Leave it out.',
    'merchants/acme is not stamped: it has 1 mistake. Fix the folder, then run: npm run merchant -- doctor acme',
  ])
  const many = formatRefusedFolders({
    refused: ['acme'],
    problems: Array.from({ length: 9 }, (_, at) => problem('acme', at)),
    faults: [],
  })
  expect([many.length, many.at(-1)]).toEqual([6, expect.stringContaining('it has 9 mistakes, the first 5 are above.')])
})

test('omits each log line about a mistake that was already reported', () => {
  const lines: string[] = []
  const log = createReportedMistakeFilter([problem('acme')], (line) => lines.push(line))
  for (const line of [
    'merchants/acme/flags.jsonc:1:3 unknown flag "X". Leave it out.',
    'merchants/acme/flags.jsonc:11:3 unknown flag "Y".',
    'Something else.',
  ])
    log(line)
  expect(lines).toEqual(['merchants/acme/flags.jsonc:11:3 unknown flag "Y".', 'Something else.'])
})

test('reports nothing when all merchant folders are stamped', () => {
  expect(formatRefusedFolders({ refused: [], problems: [], faults: [] })).toEqual([])
})
