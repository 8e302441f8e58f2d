import { useLanguageFormat } from '@lobby/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContractOfferDraft } from '../components/ContractOfferSheet.tsx'
import { directDownlineQuery, type ContractTier, type TeamContracts } from '../queries/contracts.ts'
import { useContractQueryParameters } from './useContractQueryParameters.ts'

/**
 * Converts a tier of the agent's own contract into typed values. Rounds the amount up to whole currency units, because
 * a smaller amount would not reach the tier.
 */
const toTypedTier = (
  { fromMinor, activeMembers, rateBasisPoints }: ContractTier,
  number: (value: number) => string,
) => ({ from: String(Math.ceil(fromMinor / 100)), active: String(activeMembers), rate: number(rateBasisPoints / 100) })

/**
 * Holds the draft of a contract offer, even while its sheet is closed. The draft begins with the first tier of the
 * agent's own contract.
 * @param member - the member who gets the offer. If this member is directly below the agent, the sheet opens
 *   immediately.
 */
export function useContractOfferDraft(
  terms: Pick<TeamContracts, 'own' | 'periods'> | undefined,
  member: number | undefined,
) {
  const { number } = useLanguageFormat()
  const named = useQuery(directDownlineQuery(useContractQueryParameters(), member))
  const [changedDraft, setChangedDraft] = useState<ContractOfferDraft | null>(null)
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const [lowest] = terms?.own?.tiers ?? []
  const initialDraft: ContractOfferDraft | null =
    terms && lowest
      ? {
          member: named.data ?? null,
          period: terms.own?.period ?? terms.periods[0] ?? '',
          tiers: [toTypedTier(lowest, number)],
        }
      : null
  return {
    draft: changedDraft ?? initialDraft,
    isOpen: state === 'open' || (state === 'unasked' && Boolean(named.data)),
    open: () => setState('open'),
    close: () => setState('closed'),
    change: setChangedDraft,
    /** To be called after the offer was sent. Clears the draft. */
    forget: () => {
      setState('closed')
      setChangedDraft(null)
    },
  }
}
