import type { ReactNode } from 'react'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Stands small at the end, and is found by the search too, for example `+55`. */
  readonly detail?: string
  /** Options of one group stand together under its name. */
  readonly group?: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}
