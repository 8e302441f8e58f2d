import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { codePage } from './codePages.ts'
import { problemCodes, type ProblemCode } from './Problem.ts'
import { jsonSchemaOf } from './schemaProblems.ts'
import { schemas, type FileName } from './schema.ts'

/** Writes the JSON Schemas that the folders' `$schema` keys point to, and the page of each code of the doctor. */
const folder = new URL('../../schema/', import.meta.url)
const pages = new URL('../../../../docs/doctor/', import.meta.url)

mkdirSync(folder, { recursive: true })
for (const name of Object.keys(schemas) as FileName[]) {
  writeFileSync(new URL(`${name}.schema.json`, folder), `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`)
}
mkdirSync(pages, { recursive: true })
for (const name of readdirSync(pages)) rmSync(new URL(name, pages))
for (const code of Object.keys(problemCodes) as ProblemCode[])
  writeFileSync(new URL(`${code}.md`, pages), codePage(code))
