import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import document from '@lobby/api/contract' with { type: 'json' }
import type { OperationId } from '@lobby/api'

// The interfaces below describe only the parts of the OpenAPI document that the sandbox reads.
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: ApiSchema
}
type BodyType = 'application/json' | 'application/x-www-form-urlencoded'
interface Content {
  readonly content?: { readonly [type in BodyType]?: { readonly schema: ApiSchema } }
}
interface Operation extends Readonly<Record<string, unknown>> {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
  readonly security?: readonly Readonly<Record<string, unknown>>[]
}
/** A JSON schema of the API contract. */
export interface ApiSchema extends Readonly<Record<string, unknown>> {
  readonly type?: string | readonly string[]
}

/**
 * An operation of the API contract with functions that check requests and responses. Each function returns a
 * description of the first violation, or null.
 */
export interface OperationContract {
  readonly id: OperationId
  readonly tags: readonly string[]
  readonly method: string
  readonly path: string
  readonly requiresSession: boolean
  /** True if the operation only reads data, so that a client may repeat it. */
  readonly isSafe: boolean
  readonly parameters: readonly Parameter[]
  readonly bodySchema: ApiSchema | undefined
  /** The largest body in bytes; undefined for the default limit. */
  readonly maxBodyBytes: number | undefined
  /** True if the request body is form-encoded. */
  readonly isForm: boolean
  /** The schema of the plaintext in an encrypted body; undefined if the body is not encrypted. */
  readonly plaintextSchema: ApiSchema | undefined
  readonly checkBody: (body: unknown) => string | null
  readonly checkPlaintext: (plaintext: unknown) => string | null
  readonly checkParameter: (parameter: Parameter, value: unknown) => string | null
  readonly checkAnswer: (status: number, body: unknown) => string | null
}

// `multipleOf` needs a tolerance, because floating-point numbers only approximate multiples of 0.01. Ajv's code
// optimization is off, because it doubles the time for compiling.
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6, code: { optimize: false } })
addFormats.default(ajv)
const validators = new WeakMap<ApiSchema, ValidateFunction>()
const validatorsByText = new Map<string, ValidateFunction>()

/**
 * Compiles a schema at its first use. Equal schemas are compiled one time, because compiling is slow and most schemas
 * occur in several operations.
 */
function getValidator(schema: ApiSchema): ValidateFunction {
  let validate = validators.get(schema)
  if (validate) return validate
  const text = JSON.stringify(schema)
  validate = validatorsByText.get(text) ?? ajv.compile(schema)
  validatorsByText.set(text, validate)
  validators.set(schema, validate)
  return validate
}

function check(schema: ApiSchema | undefined, value: unknown): string | null {
  if (!schema) return null
  const validate = getValidator(schema)
  if (validate(value)) return null
  const [violation] = validate.errors ?? []
  return `${violation?.instancePath || '(root)'} ${violation?.message ?? 'does not fit'}`
}

function createOperationContract(path: string, method: string, operation: Operation): OperationContract {
  const plaintextSchema = operation['x-encrypted'] as ApiSchema | undefined
  const content = operation.requestBody?.content
  const form = content?.['application/x-www-form-urlencoded']
  const bodySchema = (content?.['application/json'] ?? form)?.schema
  return {
    // The cast is safe, because `OperationId` is generated from the same OpenAPI document.
    id: operation.operationId as OperationId,
    tags: operation.tags ?? [],
    method: method.toUpperCase(),
    path,
    requiresSession: (operation.security ?? []).some((one) => 'session' in one),
    isSafe: operation['x-retry'] === 'safe',
    parameters: operation.parameters ?? [],
    bodySchema,
    maxBodyBytes: operation['x-largest-body'] as number | undefined,
    isForm: form !== undefined,
    plaintextSchema,
    checkBody: (body) => check(bodySchema, body),
    checkPlaintext: (plaintext) => check(plaintextSchema, plaintext),
    checkParameter: ({ schema }, value) => check(schema, value),
    checkAnswer: (status, body) => {
      const declared = operation.responses[String(status)]
      if (!declared) return `status ${status} is not declared`
      return check(declared.content?.['application/json']?.schema, body) ?? checkEnvelope(body)
    },
  }
}

/**
 * Checks a rule of the envelope that is not in the schemas: a successful response has a value, and a failed response
 * has an error code and a message.
 */
function checkEnvelope(body: unknown): string | null {
  const { success, value, errorCode, message } = body as Record<string, unknown>
  if (success) return value === undefined ? 'success without a value' : null
  return errorCode && message ? null : 'a refusal without errorCode or message'
}

/** The operations of the API contract by path, then by method. */
export const operationsByPath: ReadonlyMap<string, ReadonlyMap<string, OperationContract>> = new Map(
  Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).map(([path, methods]) => [
    path,
    new Map(
      Object.entries(methods).map(([method, operation]) => [
        method.toUpperCase(),
        createOperationContract(path, method, operation),
      ]),
    ),
  ]),
)

/** All operations of the API contract. */
export const operationContracts: readonly OperationContract[] = [...operationsByPath.values()].flatMap((methods) => [
  ...methods.values(),
])
