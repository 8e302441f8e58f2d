import type { Contract } from '../queries/contracts.ts'
import { useContractWords } from './useContractWords.ts'
import { useMinute } from './useMinute.ts'

/** Describes the status of a contract. An accepted contract is not active before its first day or hour. */
export function useContractStatus() {
  const { t, word, moment } = useContractWords()
  const now = useMinute()
  const hasBegun = ({ startsAt }: Contract): boolean => startsAt === undefined || Date.parse(startsAt) <= now
  const waits = (contract: Contract) => contract.status === 'ACTIVE' && !hasBegun(contract)
  return {
    hasBegun,
    status: (contract: Contract): string =>
      waits(contract) ? t('contracts.event.ACCEPTED') : word('status', contract.status),
    /** Returns when an accepted contract begins; undefined for any other. */
    beginning: (contract: Contract): string | undefined =>
      waits(contract) && contract.startsAt !== undefined
        ? t('contracts.starts', { when: moment(contract.startsAt) })
        : undefined,
  }
}
