import { ApiError } from '@lobby/api'

/**
 * Returns whether the platform may have moved the money although the call failed. That is so after a network error, a
 * time-out, an unreadable response or a 5xx, and if the platform refused because the idempotency key was used before
 * for another call. After any other explicit refusal it moved no money.
 */
export function isOutcomeUnknown(error: unknown): boolean {
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
