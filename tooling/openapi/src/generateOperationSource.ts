import { quoteSourceText, type ValidatorSource } from './generateValidator.ts'
import type { JsonValue, JsonObject } from './readApiContract.ts'

/**
 * Returns the source lines of an operation: its id, method, path and options, and the validator of `value` in its
 * response.
 *
 * @param check The validator of the schema that `findResponseValueSchema` returns
 * @throws Error that names the operation when it uses a feature that the client does not support
 */
export function generateOperationSource(
  method: string,
  path: string,
  operation: JsonObject,
  check: ValidatorSource,
): string[] {
  const id = String(operation['operationId'])
  const parameters = (operation['parameters'] ?? []) as JsonObject[]
  if (parameters.some((parameter) => parameter['in'] === 'path'))
    throw new Error(`${id}: parameters in the path are not supported. Use the query.`)
  const body = readBody(operation)
  const fill = Object.entries((operation['x-fill'] ?? {}) as Record<string, string>)
    .sort()
    .map(([name, from]) => {
      const parameter = parameters.find((one) => one['name'] === name)
      const inBody = Object.hasOwn(body.properties, name)
      if (!parameter && !inBody)
        throw new Error(`${id}: x-fill names '${name}', which is neither a parameter nor a field of the body.`)
      if (parameter && inBody)
        throw new Error(`${id}: x-fill names '${name}', which is both a parameter and a field of the body.`)
      const required = parameter ? parameter['required'] === true : body.required.includes(name)
      return { name, inBody, from: from === 'token' && !required ? 'token?' : from }
    })
  const inBody = fill.filter((one) => one.inBody).map(({ name }) => quoteSourceText(name))
  const filled = fill.length > 0 ? fill.map(({ name }) => quoteSourceText(name)).join(' | ') : 'never'
  const security = (operation['security'] ?? []) as JsonObject[]
  return [
    `/** ${String(operation['summary'])}: ${method.toUpperCase()} ${path} */`,
    `export const ${id}: Operation<${quoteSourceText(id)}, ${filled}> = {`,
    `  id: ${quoteSourceText(id)},`,
    `  method: ${quoteSourceText(method)},`,
    `  path: ${quoteSourceText(path)},`,
    `  retry: ${operation['x-retry'] === 'safe'},`,
    `  timeout: ${Number(operation['x-timeout'] ?? 10_000)},`,
    `  session: ${security.some((scheme) => 'session' in scheme)},`,
    `  idempotent: ${operation['x-idempotent'] === true},`,
    '  fill: ' +
      `{${fill.length > 0 ? ` ${fill.map(({ name, from }) => `${name}: ${quoteSourceText(from)}`).join(', ')} ` : ''}},`,
    ...(body.form ? ['  form: true,'] : []),
    ...(inBody.length > 0 ? [`  inBody: [${inBody.join(', ')}],`] : []),
    `  check: ${check.expression},`,
    '}',
    '',
  ]
}

const formType = 'application/x-www-form-urlencoded'

/** Returns the fields of a request body, the names of the required fields, and whether the body is form-encoded. */
function readBody(operation: JsonObject): { properties: JsonObject; required: readonly JsonValue[]; form: boolean } {
  const { requestBody } = operation as { requestBody?: { content?: Record<string, { schema?: JsonObject }> } }
  const content = requestBody?.content ?? {}
  const { properties, required } = (content['application/json'] ?? content[formType])?.schema ?? {}
  return {
    properties: (properties ?? {}) as JsonObject,
    required: (required ?? []) as JsonValue[],
    form: formType in content,
  }
}

/**
 * Returns the schema of `value` in the response of an operation.
 *
 * @throws Error that names the operation when its 200 response is not an envelope with `value`
 */
export function findResponseValueSchema(id: string, operation: JsonObject): JsonValue {
  const responses = operation['responses'] as {
    [status: string]: { content?: { 'application/json'?: { schema?: { allOf?: JsonObject[] } } } }
  }
  for (const part of responses['200']?.content?.['application/json']?.schema?.allOf ?? []) {
    const value = (part['properties'] as JsonObject | undefined)?.['value']
    if (value !== undefined) return value
  }
  throw new Error(`${id}: the 200 response needs an 'allOf' of the envelope and an object with 'value'.`)
}
