import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { generateErrorTexts } from './generateErrorTexts.ts'
import { generateOperationFiles } from './generateOperationFiles.ts'
import { readApiContract, formatSortedJson } from './readApiContract.ts'

/**
 * Returns all files that are generated from an API contract, by path under `packages/api/src`, sorted.
 *
 * @param file The path of `openapi.yaml`
 * @throws Error that names the place in the API contract that cannot be read, or that uses a feature that the client
 *   does not support
 */
export async function generateApiClientFiles(file: string): Promise<Map<string, string>> {
  const { document, nameOf } = readApiContract(file)
  const files = new Map([
    ['contract.gen.json', formatSortedJson(document)],
    ...generateOperationFiles(document, nameOf),
  ])
  const errorTexts = generateErrorTexts(document)
  if (errorTexts !== null) files.set('errorTexts.gen.ts', errorTexts)
  const types = astToString(await openapiTS(pathToFileURL(file)))
  files.set(
    'schema.gen.ts',
    `// Generated from openapi/ by \`generate\` of tooling/openapi. Change the contract, not this file.\n\n${types}`,
  )
  return files
}
