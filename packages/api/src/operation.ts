import type { Validator } from './check.ts'
import type { operations } from './schema.gen.ts'

export type OperationId = keyof operations

type ParametersOf<Id extends OperationId> = operations[Id]['parameters']
type QueryOf<Id extends OperationId> = NonNullable<ParametersOf<Id>['query']>
type ResponseBody<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never
/** The request body of an operation. */
export type RequestBodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : never

/** The `value` of the envelope that an operation returns. */
export type ResponseValueOf<Id extends OperationId> =
  ResponseBody<Id> extends { value?: infer V } ? Exclude<V, undefined> : never

/**
 * The source of a value that the client fills in itself (`x-fill` in the API contract). The client leaves out `token?`
 * for a guest.
 */
export type ClientFilledValue = 'merchantCode' | 'token' | 'token?' | 'language'

/**
 * One operation of the API contract, with the validator of its response. The generator writes each operation to the
 * file of its OpenAPI tag, `@lobby/api/operations/<tag>`. The operations that home calls during its first load are in
 * `@lobby/api/operations/firstLoad`.
 */
export interface Operation<Id extends OperationId = OperationId, Filled extends string = string> {
  readonly id: Id
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** True if the client retries the call after a temporary failure (`x-retry: safe` in the API contract). */
  readonly retry: boolean
  /** The time-out of one attempt in milliseconds. It includes reading the response body. */
  readonly timeout: number
  /** True if the call needs the session's token. Without a session the client throws a 401 and sends nothing. */
  readonly session: boolean
  /** True if the client sends an `Idempotency-Key` header. */
  readonly idempotent: boolean
  /** True if the request body is form-encoded. */
  readonly form?: boolean
  /** The parameters that the client fills in itself, by name. */
  readonly fill: Readonly<Record<Filled, ClientFilledValue>>
  /** The names in `fill` that are fields of the request body. All other names are query parameters. */
  readonly inBody?: readonly Filled[]
  /** Validates the value of the response against the API contract. */
  readonly check: Validator<ResponseValueOf<Id>>
}

/** The query parameters that the caller passes. The client fills in the others. */
export type CallQueryParameters<Id extends OperationId, Filled extends string> = Omit<QueryOf<Id>, Filled>

/** The headers that the caller passes. The client fills in the others. */
export type CallHeaders<Id extends OperationId> = Omit<
  NonNullable<ParametersOf<Id>['header']>,
  'Merchant' | 'Idempotency-Key' | 'Accept-Language'
>

/** The fields of the body that the caller passes. The client fills in the others. */
type BodyFor<Id extends OperationId, Filled extends string> = [RequestBodyOf<Id>] extends [never]
  ? never
  : Omit<RequestBodyOf<Id>, Filled>

type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : keyof T extends never
    ? unknown
    : Record<never, T> extends T
      ? { readonly [K in Name]?: Readonly<T> }
      : { readonly [K in Name]: Readonly<T> }

/**
 * The options of a call. The type accepts only the parts (query, headers, body) that the API contract defines for the
 * operation.
 */
export type CallOptions<Id extends OperationId, Filled extends string> = Part<
  'query',
  CallQueryParameters<Id, Filled>
> &
  Part<'headers', CallHeaders<Id>> &
  Part<'body', BodyFor<Id, Filled>> & {
    readonly signal?: AbortSignal | undefined
    /**
     * The caller stores this key until the final response arrives, so that a second try does not repeat the change.
     * Without a key from the caller, the client creates one for this call.
     */
    readonly idempotencyKey?: string | undefined
    /** A session token to send instead of the current one, for a session that has already ended on this device. */
    readonly token?: string | undefined
  }
