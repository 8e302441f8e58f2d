import type { Contract } from '../queries/contracts.ts'
import { useContractWords } from './useContractWords.ts'
import { useMinute } from './useMinute.ts'

/** Says how far a contract has come. One that is accepted does not run before its first day, or its first hour. */
export function useContractStatus() {
  const { t, word, moment } = useContractWords()
  const now = useMinute()
  const hasBegun = ({ startsAt }: Contract): boolean => startsAt === undefined || Date.parse(startsAt) <= now
  const waits = (contract: Contract) => contract.status === 'ACTIVE' && !hasBegun(contract)
  return {
    hasBegun,
    status: (contract: Contract): string =>
      waits(contract) ? t('contracts.event.ACCEPTED') : word('status', contract.status),
    /** When a contract begins that is accepted; undefined for any other. */
    beginning: (contract: Contract): string | undefined =>
      waits(contract) && contract.startsAt !== undefined
        ? t('contracts.starts', { when: moment(contract.startsAt) })
        : undefined,
  }
}
