import { ApiError } from '@lobby/api'

/** Whether a call was refused by what the member has bounded: the way on is to the own limits (docs/decisions/039). */
export const isOwnLimit = (error: unknown): boolean =>
  error instanceof ApiError && error.code?.startsWith('responsible.') === true
