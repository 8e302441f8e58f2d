import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { checkName, checkSource, type CheckSource, type Shape } from './checkSource.ts'
import { errorTextsFile } from './errorTextsFile.ts'
import { importLines } from './importLines.ts'
import { operationFile, valueSchema } from './operationFile.ts'
import { readContract, sortedJson, type Contract, type JsonObject } from './readContract.ts'

const methods = ['get', 'post', 'put', 'delete']

/**
 * Everything that is generated from a contract, by its path under `packages/api/src`, in order.
 *
 * @param file `openapi.yaml`
 * @throws Error naming the place when the contract cannot be read or says what the client cannot do
 */
export async function generateFiles(file: string): Promise<Map<string, string>> {
  const { document, nameOf } = readContract(file)
  const files = new Map<string, string>()
  const checks: CheckSource[] = []
  files.set('contract.gen.json', sortedJson(document))
  for (const [path, item] of Object.entries(document['paths'] as JsonObject)) {
    for (const [method, operation] of Object.entries(item as JsonObject)) {
      if (!methods.includes(method)) throw new Error(`${path}: '${method}' is not one of ${methods.join(', ')}.`)
      const id = String((operation as JsonObject)['operationId'])
      const name = `operations/${id}.gen.ts`
      if (files.has(name))
        throw new Error(`${path}: its operationId is taken: two operations would be one file, ${name}.`)
      const check = checkSource(valueSchema(id, operation as JsonObject), `${id}.value`, nameOf)
      checks.push(check)
      files.set(name, operationFile(method, path, operation as JsonObject, check))
    }
  }
  for (const [name, text] of shapeFiles(checks, nameOf)) files.set(name, text)
  const errorTexts = errorTextsFile(document)
  if (errorTexts !== null) files.set('errorTexts.gen.ts', errorTexts)
  const types = astToString(await openapiTS(pathToFileURL(file)))
  files.set(
    'schema.gen.ts',
    `// Generated from openapi/ by \`generate\` of tooling/openapi. Change the contract, not this file.\n\n${types}`,
  )
  return files
}

/**
 * One file for each shape that some checks name, and for those that these name in turn. Each has its own, so that whoever
 * loads one operation gets no shape of another.
 */
function shapeFiles(checks: readonly CheckSource[], nameOf: Contract['nameOf']): Map<string, string> {
  const files = new Map<string, string>()
  const known = new Map<string, Shape>()
  const add = (shape: Shape) => {
    const { name, schema, place } = shape
    const there = known.get(name)
    if (there && there.schema !== schema)
      throw new Error(
        `${place}: the name '${name}' is taken by another schema, at ${there.place}. Rename one of the two.`,
      )
    if (there) return
    known.set(name, shape)
    const check = checkSource(schema, place, (value) => (value === schema ? undefined : nameOf(value)))
    files.set(
      `shapes/${checkName(name)}.gen.ts`,
      [...importLines(check, '.'), '', `export const ${checkName(name)} = ${check.expression}`, ''].join('\n'),
    )
    check.shapes.forEach(add)
  }
  for (const { shapes } of checks) shapes.forEach(add)
  return files
}
