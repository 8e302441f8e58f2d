export { createClient, type Client, type ClientOptions } from './client.ts'
export { ApiError, type ApiErrorKind } from './errors.ts'
export type {
  RequestBodyOf,
  CallOptions,
  Operation,
  OperationId,
  CallQueryParameters,
  ResponseValueOf,
} from './operation.ts'
export { buildUrl } from './buildUrl.ts'
