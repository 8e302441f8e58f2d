import type { StatusTagProps } from '@lobby/ui'

const states = {
  NONE: { id: 'NONE', tone: 'warn' },
  REVIEW: { id: 'REVIEW', tone: 'open' },
  APPROVED: { id: 'APPROVED', tone: 'win' },
  REJECTED: { id: 'REJECTED', tone: 'loss' },
} as const satisfies Readonly<Record<string, { readonly id: string; readonly tone: StatusTagProps['tone'] }>>

export type DocumentState = (typeof states)[keyof typeof states]

/** How a check of documents stands. A state of a newer platform is one that is looked at: nothing is promised, and nothing asked for twice. */
export const documentState = (status: string): DocumentState =>
  Object.hasOwn(states, status) ? states[status as keyof typeof states] : states.REVIEW
