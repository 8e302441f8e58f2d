import type { operations } from './schema.gen.ts'
import type { Check } from './check.ts'

/** The id of an operation of the contract. */
export type OperationId = keyof operations

type Parameters_<Id extends OperationId> = operations[Id] extends { parameters: infer P } ? P : never
type QueryOf<Id extends OperationId> = Parameters_<Id> extends { query: infer Q } ? Q : Parameters_<Id> extends { query?: infer Q } ? Q : never
type Answer<Id extends OperationId> = operations[Id] extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never

/** What an operation answers: the envelope's `value`. */
export type ValueOf<Id extends OperationId> = Answer<Id> extends { value?: infer V } ? Exclude<V, undefined> : never

/** Where the client takes a parameter from that it fills in itself (`x-fill` of the contract). */
export type Fill = 'merchantCode' | 'token' | 'language'

/**
 * One operation of the contract as data, generated a file each (`@lobby/api/operations/<id>`), so that a screen loads only
 * what it calls, its validator included.
 */
export interface Operation<Id extends OperationId = OperationId, Filled extends string = never> {
  readonly id: Id
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** Asked again by the client after a failure that may pass (`x-retry: safe`). */
  readonly retry: boolean
  /** Milliseconds. */
  readonly timeout: number
  /** Carries the session's token; without a session the call is refused before it is sent. */
  readonly session: boolean
  /** Carries an `Idempotency-Key`. */
  readonly idempotent: boolean
  readonly fill: Readonly<Record<Filled, Fill>>
  /** Holds the answer's value against the contract. */
  readonly check: Check
}

/** The query parameters that the caller gives. */
export type QueryFor<Id extends OperationId, Filled extends string> = Omit<NonNullable<QueryOf<Id>>, Filled>
