import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { parseCommandLine } from './parseCommandLine.ts'
import { getVerbParseOptions, VERBS, type Verb } from './verbs.ts'

const names = Object.keys(VERBS) as Verb[]
const said = (line: string, root?: string) => parseCommandLine(line === '' ? [] : line.split(' '), root)

describe('help', () => {
  test.each(['', 'help', '--help', '-h', 'help help'])(
    'lists every verb of the merchant command for the arguments "%s"',
    (line) => {
      const { help } = said(line) as { help: string }
      for (const verb of names) expect(help).toMatch(new RegExp(`^  ${verb}\\b.{20}`, 'm'))
    },
  )

  test.each(names.filter((verb) => verb !== 'help'))(
    'prints help for the verb %s with its options and a valid example',
    (verb) => {
      const { help } = said(`help ${verb}`) as { help: string }
      for (const line of [`${verb} --help`, `${verb} -h`, `${verb} help`, `${verb} x --json --help`, `--help ${verb}`])
        expect(said(line)).toEqual({ help })
      for (const option of Object.keys(VERBS[verb].options)) expect(help).toContain(`\n  ${option}  `)
      const [, ...example] =
        /For example: npm run merchant -- (.+)$/.exec(help)?.[1]?.replaceAll('"', '').split(' ') ?? []
      const { merchantsDir, ids } = createBuildTestSetup(2)
      const there = example.map((word) =>
        word === 'acme' && verb !== 'new' ? ids[0] : word === 'kite' ? (ids[1] ?? '') : word,
      )
      expect(parseCommandLine([verb, ...there], merchantsDir)).toEqual({ verb, args: there })
    },
  )

  test('accepts for the verb shots exactly the options that the screenshot program reads', () => {
    const program = join(import.meta.dirname, '../../../../apps/mobile-web/e2e/screens/shots.ts')
    const taken = [...readFileSync(program, 'utf8').matchAll(/(\w+): \{ type: '(string|boolean)'/g)]
    expect(getVerbParseOptions('shots')).toMatchObject(
      Object.fromEntries(taken.map(([, name = '', type]) => [name, { type }])),
    )
    expect(Object.keys(getVerbParseOptions('shots'))).toHaveLength(taken.length)
  })
})

describe('mistakes', () => {
  test.each([
    ['dcotor', 'There is no verb "dcotor". Did you mean "doctor"? The verbs are: new, '],
    ['help dcotor', 'There is no verb "dcotor". Did you mean "doctor"?'],
    [
      'new acme --brnd #e4002b',
      'new has no option --brnd. Did you mean "--brand"? `npm run merchant -- new --help` lists them.',
    ],
    ['new acme -x', 'new has no option -x. `npm run merchant'],
    ['new acme --brand', '--brand needs a value: --brand <colour>. Put a # in quotes: "#e4002b".'],
    ['new acme --brand= --name A', '--brand needs a value'],
    ['new acme --logo --name Acme', '--logo needs a value: --logo <file>.'],
    ['build --release=yes', '--release takes no value: remove "yes".'],
  ])('explains the mistake in the arguments "%s" in one line', (line, sentence) => {
    const { wrong } = said(line) as { wrong: string }
    expect(wrong).toContain(sentence)
    expect(wrong).not.toContain('\n')
  })

  test('suggests an existing merchant id when the given id is misspelt', () => {
    const { merchantsDir } = createBuildTestSetup(2)
    for (const line of ['doctor MADE0002', 'show made002', 'diff made0001 made0022', 'prove merchants/MADE0002/'])
      expect(said(line, merchantsDir)).toEqual({
        wrong: expect.stringMatching(
          /^There is no merchant "\w+"\. Did you mean "made0002"\? The merchants are: made0001, made0002\.$/,
        ) as unknown,
      })
    expect(said('doctor nobody --json', merchantsDir)).toEqual({ verb: 'doctor', args: ['nobody', '--json'] })
  })
})

test('accepts a merchant id in the form of a path that a shell completes', () => {
  const { merchantsDir } = createBuildTestSetup(2)
  const both = { args: ['made0001', 'made0002'] }
  for (const line of [
    'build merchants/made0001 ./merchants/made0002/',
    `doctor made0001/ ${merchantsDir}/made0002/`,
    'diff merchants/made0001/ made0002',
  ])
    expect(said(line, merchantsDir)).toMatchObject(both)
  expect(said('new merchants/acme/ --from merchants/made0001/')).toMatchObject({ args: ['acme', '--from', 'made0001'] })
  expect(said('new acme --from=merchants/made0001')).toMatchObject({ args: ['acme', '--from=made0001'] })
  // The folder of a merchant may be removed although a release still contains its site.
  expect(said('rollback merchants/gone/ 2026-11-22.1')).toMatchObject({ args: ['gone', '2026-11-22.1'] })
  expect(said('new ../evil --name x')).toMatchObject({ args: ['../evil', '--name', 'x'] })
  expect(said(`prove made0001 --merchants ${merchantsDir}`)).toMatchObject({ verb: 'prove' })
})

test('exits with 0 for help, and with 1 and one sentence for a wrong argument', () => {
  const run = (...args: string[]) => {
    try {
      return {
        code: 0,
        text: execFileSync(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], {
          encoding: 'utf8',
          stdio: 'pipe',
        }),
      }
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string }
      return { code: status, text: stderr }
    }
  }
  expect(run('doctor', '--help')).toMatchObject({
    code: 0,
    text: expect.stringContaining('doctor acme --fix') as unknown,
  })
  expect(run('doctor', '--fixx')).toEqual({
    code: 1,
    text: 'doctor has no option --fixx. Did you mean "--fix"? `npm run merchant -- doctor --help` lists them.\n',
  })
})
