import type { Contract } from '../queries/contracts.ts'
import { useContractFormat } from './useContractFormat.ts'
import { usePlatformTimeByMinute } from './usePlatformTimeByMinute.ts'

/**
 * Returns functions that describe the status of a contract. An accepted contract becomes active with its first day or
 * hour.
 */
export function useContractStatusFormat() {
  const { t, word, moment } = useContractFormat()
  const now = usePlatformTimeByMinute()
  const hasBegun = ({ startsAt }: Contract): boolean => startsAt === undefined || Date.parse(startsAt) <= now
  const waits = (contract: Contract) => contract.status === 'ACTIVE' && !hasBegun(contract)
  return {
    hasBegun,
    status: (contract: Contract): string =>
      waits(contract) ? t('contracts.event.ACCEPTED') : word('status', contract.status),
    /** Returns a text that says when an accepted contract begins; undefined if the contract has begun. */
    beginning: (contract: Contract): string | undefined =>
      waits(contract) && contract.startsAt !== undefined
        ? t('contracts.starts', { when: moment(contract.startsAt) })
        : undefined,
  }
}
