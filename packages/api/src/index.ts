export { createClient, type Client, type ClientOptions } from './client.ts'
export { ApiError, type ApiErrorKind } from './errors.ts'
export type { BodyOf, CallOptions, Operation, OperationId, QueryFor, ValueOf } from './operation.ts'
export { buildUrl } from './buildUrl.ts'
