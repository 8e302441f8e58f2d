import type { StatusTagProps } from '@lobby/ui'

/** The look of how a contract stands. */
export const toneOf = (status: string): StatusTagProps['tone'] =>
  status === 'ACTIVE' ? 'win' : status === 'OFFERED' ? 'warn' : 'muted'
