import { ApiError } from '@lobby/api'

/**
 * Whether a call that moves money may have been done in spite of its failure: no answer, none in time, one that cannot be read, a platform
 * that failed over it, or a key under which something else was done before. Whatever was refused in so many words was not.
 */
export function isUnknown(error: unknown): boolean {
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
