import { ApiError } from '@lobby/api'

/**
 * Returns whether the platform may have moved the money although the call failed. Returns true after a network error, a
 * time-out, an unreadable response or a status 5xx. Returns true if the idempotency key was used before for another
 * call. Returns false after any other refusal by the platform.
 */
export function isMoneyOrderOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  if (error.kind === 'refused') return error.code === 'request.key.reused'
  return (
    error.kind !== 'status' ||
    error.status === undefined ||
    error.status < 400 ||
    error.status >= 500 ||
    error.status === 408
  )
}
