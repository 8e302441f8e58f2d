import type { ReactNode } from 'react'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** A small text at the end of the option's row, for example `+55`. The search also finds options by this text. */
  readonly detail?: string
  /** The name of the option's group. The options of a group are together under its name. */
  readonly group?: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}
