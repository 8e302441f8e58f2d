import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { errorTextsFile } from './errorTextsFile.ts'
import { operationFiles } from './operationFiles.ts'
import { readContract, sortedJson } from './readContract.ts'

/**
 * Returns all files that are generated from an API contract, by path under `packages/api/src`, sorted.
 *
 * @param file The path of `openapi.yaml`
 * @throws Error with the place when the API contract cannot be read or uses a feature that the client does not support
 */
export async function generateFiles(file: string): Promise<Map<string, string>> {
  const { document, nameOf } = readContract(file)
  const files = new Map([['contract.gen.json', sortedJson(document)], ...operationFiles(document, nameOf)])
  const errorTexts = errorTextsFile(document)
  if (errorTexts !== null) files.set('errorTexts.gen.ts', errorTexts)
  const types = astToString(await openapiTS(pathToFileURL(file)))
  files.set(
    'schema.gen.ts',
    `// Generated from openapi/ by \`generate\` of tooling/openapi. Change the contract, not this file.\n\n${types}`,
  )
  return files
}
