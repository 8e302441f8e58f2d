import type { ReactNode } from 'react'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** A small text at the end of the row, for example `+55`. The search finds it too. */
  readonly detail?: string
  /** The name of the group. Options of one group are listed together under it. */
  readonly group?: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}
