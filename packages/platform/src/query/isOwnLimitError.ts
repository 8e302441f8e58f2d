import { ApiError } from '@lobby/api'

/**
 * Returns whether a call was refused because of a limit that the member has set for their own play
 * (docs/decisions/039).
 */
export const isOwnLimitError = (error: unknown): boolean =>
  error instanceof ApiError && error.code?.startsWith('responsible.') === true
