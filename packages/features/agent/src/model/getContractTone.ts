import type { StatusTagProps } from '@lobby/ui'

/** Returns the tone of the tag for a contract's status. */
export const getContractTone = (status: string): StatusTagProps['tone'] =>
  status === 'ACTIVE' ? 'win' : status === 'OFFERED' ? 'warn' : 'muted'
