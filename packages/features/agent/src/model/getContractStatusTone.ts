import type { StatusTagProps } from '@lobby/ui'

/** Returns the colour of the tag that shows a contract's status. */
export const getContractStatusTone = (status: string): StatusTagProps['tone'] =>
  status === 'ACTIVE' ? 'win' : status === 'OFFERED' ? 'warn' : 'muted'
