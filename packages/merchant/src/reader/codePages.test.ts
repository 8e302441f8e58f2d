import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemCodes } from './Problem.ts'

const pages = new URL('../../../../docs/doctor/', import.meta.url)
const headings = ['## Wrong', '## Right', '## What `doctor --fix` does']

test('finds one page in docs/doctor for each problem code, with its meaning and a wrong and a right example', () => {
  const codes = Object.entries(problemCodes)
  expect(readdirSync(pages).sort()).toEqual(codes.map(([code]) => `${code}.md`))
  for (const [code, meaning] of codes) {
    const lines = readFileSync(new URL(`${code}.md`, pages), 'utf8').split('\n')
    expect(lines[0]).toBe(`# ${code}: ${meaning}`)
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(headings)
  }
})
