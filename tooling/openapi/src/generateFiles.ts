import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { operationFile } from './operationFile.ts'
import { readContract, sortedJson, type JsonObject } from './readContract.ts'

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
  files.set('contract.gen.json', sortedJson(document))
  for (const [path, item] of Object.entries(document['paths'] as JsonObject)) {
    for (const [method, operation] of Object.entries(item as JsonObject)) {
      if (!methods.includes(method)) throw new Error(`${path}: '${method}' is not one of ${methods.join(', ')}.`)
      const name = `operations/${String((operation as JsonObject)['operationId'])}.gen.ts`
      if (files.has(name)) throw new Error(`${path}: its operationId is taken: two operations would be one file, ${name}.`)
      files.set(name, operationFile(method, path, operation as JsonObject, nameOf))
    }
  }
  const types = astToString(await openapiTS(pathToFileURL(file)))
  files.set(
    'schema.gen.ts',
    `// Generated from openapi/ by \`generate\` of tooling/openapi. Change the contract, not this file.\n\n${types}`,
  )
  return files
}
