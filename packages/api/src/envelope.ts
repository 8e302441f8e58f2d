import { ValidationError, type Validator, type UnknownValueListener } from './check.ts'
import { ApiError, type ApiErrorInit } from './errors.ts'
import { clampRetryAfterSeconds } from './retryAfter.ts'

/** The maximum length of a response body in UTF-16 units. The client rejects a longer body without parsing it. */
const MAX_BODY_LENGTH = 8_000_000

/**
 * Parses the body of a 2xx response and returns the validated `value` of its envelope. An envelope has `success`,
 * `value`, and for a refusal `errorCode` and `data`. The platform's `message` is ignored: the texts that players read
 * come from the dictionary, which has a text for each error code.
 *
 * @throws ApiError of kind `parse` (not JSON), `schema` (JSON of another shape) or `refused` (`success: false`).
 */
export function parseEnvelope<T>(
  operation: string,
  status: number,
  body: string | undefined,
  check: Validator<T>,
  onUnknownValue: UnknownValueListener,
): T {
  const fail = (kind: 'parse' | 'schema' | 'refused', more?: Partial<ApiErrorInit>) =>
    new ApiError(kind, { operation, status, ...more })
  if (body === undefined || body.trim() === '') throw fail('parse', { code: 'body.empty' })
  if (body.length > MAX_BODY_LENGTH) throw fail('parse', { code: 'body.large' })
  const envelope = parseJson(body)
  if (envelope === undefined) throw fail('parse')
  const { success, value } = fieldsOf(envelope)
  if (success === false) throw fail('refused', parseRefusal(envelope))
  if (success !== true) throw fail('schema', { cause: new ValidationError('success', 'a boolean') })
  try {
    return check(value, 'value', onUnknownValue)
  } catch (cause) {
    if (cause instanceof ValidationError) throw fail('schema', { cause })
    throw cause
  }
}

/**
 * Reads the error code and the data of a refusal from a response body, which is text or parsed JSON. Leaves out every
 * invalid part.
 */
export function parseRefusal(body: unknown): Pick<ApiErrorInit, 'code' | 'data' | 'retryAfter'> {
  const { errorCode, data } = fieldsOf(typeof body === 'string' ? parseJson(body) : body)
  const { captcha, field, retryAfter } = fieldsOf(data)
  const seconds =
    typeof retryAfter === 'number' && Number.isFinite(retryAfter) ? clampRetryAfterSeconds(retryAfter) : undefined
  return {
    code: typeof errorCode === 'string' && /^[A-Za-z][\w.-]{0,79}$/.test(errorCode) ? errorCode : undefined,
    data: {
      ...(typeof captcha === 'boolean' && { captcha }),
      ...(typeof field === 'string' && /^\w{1,40}$/.test(field) && { field }),
      ...(seconds !== undefined && { retryAfter: seconds }),
    },
    retryAfter: seconds,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
