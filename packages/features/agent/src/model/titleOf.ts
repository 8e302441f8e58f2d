import type { MessageId } from '@lobby/i18n'
import type { ContractKind } from '../queries/contracts.ts'

/** What the header says over the contract of a kind. */
export const titleOf = {
  DAILY: 'shell.title.salaryContract',
  DIVIDEND: 'shell.title.dividendContract',
  HOURLY: 'shell.title.hourContract',
} as const satisfies Record<ContractKind, MessageId>
