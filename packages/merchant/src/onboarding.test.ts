import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flagCodes, FLAG_TABLE } from './flags.ts'
import { problemCodes } from './reader/index.ts'

const page = readFileSync(new URL('../../../docs/onboarding.md', import.meta.url), 'utf8')
const firstCells = [...page.matchAll(/^\| ([A-Z0-9]+) \|/gm)].map(([, cell]) => cell)

test('lists all feature flags and problem codes with their meanings in docs/onboarding.md, and no others', () => {
  for (const name of flagCodes)
    expect(page).toContain(`| ${name} | ${FLAG_TABLE[name].group} | ${FLAG_TABLE[name].shows}`)
  for (const [code, meaning] of Object.entries(problemCodes)) expect(page).toContain(`| ${code} | ${meaning} |`)
  expect(firstCells).toEqual([...flagCodes, ...Object.keys(problemCodes)])
})
