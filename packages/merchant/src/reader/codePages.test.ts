import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codePage } from './codePages.ts'
import { problemCodes, type ProblemCode } from './Problem.ts'

const pages = new URL('../../../../docs/doctor/', import.meta.url)
const codes = Object.keys(problemCodes) as ProblemCode[]

test('each code of the doctor has a page, and no other has', () => {
  expect(readdirSync(pages).sort()).toEqual(codes.map((code) => `${code}.md`))
  for (const code of codes)
    expect(readFileSync(new URL(`${code}.md`, pages), 'utf8'), 'run `pnpm --filter @lobby/merchant generate`').toBe(
      codePage(code),
    )
})
