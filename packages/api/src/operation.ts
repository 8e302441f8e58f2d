import type { Check } from './check.ts'
import type { operations } from './schema.gen.ts'

/** The id of an operation of the contract. */
export type OperationId = keyof operations

type ParametersOf<Id extends OperationId> = operations[Id]['parameters']
type QueryOf<Id extends OperationId> = NonNullable<ParametersOf<Id>['query']>
type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never
/** What the body of an operation holds. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : never

/** What an operation answers: the envelope's `value`. */
export type ValueOf<Id extends OperationId> = Answer<Id> extends { value?: infer V } ? Exclude<V, undefined> : never

/** Where the client takes a parameter from that it fills in itself (`x-fill` of the contract); `token?` may be absent. */
export type Fill = 'merchantCode' | 'token' | 'token?' | 'language'

/**
 * One operation of the contract as data, with the validator of its answer, generated into the file of its tag
 * (`@lobby/api/operations/<tag>`). What home asks for at first is in `firstLoad`.
 */
export interface Operation<Id extends OperationId = OperationId, Filled extends string = string> {
  readonly id: Id
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** Asked again by the client after a failure that may pass (`x-retry: safe`). */
  readonly retry: boolean
  /** Milliseconds, for one attempt, its body included. */
  readonly timeout: number
  /** Carries the session's token; without a session the call is refused before it is sent. */
  readonly session: boolean
  /** Carries an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** Its body is form-encoded. */
  readonly form?: boolean
  /** What the client fills in itself, by name. */
  readonly fill: Readonly<Record<Filled, Fill>>
  /** Which of that are fields of the body; the others are query parameters. */
  readonly inBody?: readonly Filled[]
  /** Holds the answer's value against the contract. */
  readonly check: Check<ValueOf<Id>>
}

/** The query parameters that the caller gives. */
export type QueryFor<Id extends OperationId, Filled extends string> = Omit<QueryOf<Id>, Filled>

/** The headers that the caller gives. */
export type HeadersFor<Id extends OperationId> = Omit<
  NonNullable<ParametersOf<Id>['header']>,
  'Merchant' | 'Idempotency-Key' | 'Accept-Language'
>

/** The fields of the body that the caller gives. */
type BodyFor<Id extends OperationId, Filled extends string> = [BodyOf<Id>] extends [never]
  ? never
  : Omit<BodyOf<Id>, Filled>

type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : keyof T extends never
    ? unknown
    : Record<never, T> extends T
      ? { readonly [K in Name]?: Readonly<T> }
      : { readonly [K in Name]: Readonly<T> }

/** What a call of this operation takes; parts that the contract does not name for it are refused by the type. */
export type CallOptions<Id extends OperationId, Filled extends string> = Part<'query', QueryFor<Id, Filled>> &
  Part<'headers', HeadersFor<Id>> &
  Part<'body', BodyFor<Id, Filled>> & {
    readonly signal?: AbortSignal | undefined
    /** Kept by the caller until a final answer, so that asking again changes nothing twice; made for this call when absent. */
    readonly idempotencyKey?: string | undefined
    /** Of a session that has ended on this device already, sent instead of the present one. */
    readonly token?: string | undefined
  }
