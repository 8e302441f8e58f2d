import type { StatusTagProps } from '@lobby/ui'

const states = {
  NONE: { id: 'NONE', tone: 'warn' },
  REVIEW: { id: 'REVIEW', tone: 'open' },
  APPROVED: { id: 'APPROVED', tone: 'win' },
  REJECTED: { id: 'REJECTED', tone: 'loss' },
} as const satisfies Readonly<Record<string, { readonly id: string; readonly tone: StatusTagProps['tone'] }>>

export type DocumentCheckState = (typeof states)[keyof typeof states]

/**
 * Returns the state of a document check. An unknown status counts as REVIEW: the page then neither promises an approval
 * nor requests the documents again.
 */
export const getDocumentCheckState = (status: string): DocumentCheckState =>
  Object.hasOwn(states, status) ? states[status as keyof typeof states] : states.REVIEW
