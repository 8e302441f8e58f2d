import { useFormat } from '@lobby/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferDraft } from '../components/OfferSheet.tsx'
import { directMemberQuery, type ContractTier, type TeamContracts } from '../queries/contracts.ts'
import { useContractScope } from './useContractScope.ts'

/**
 * Writes a tier of the own contract as the agent would type it: whole units, rounded up so that the own contract covers
 * it.
 */
const toTypedTier = (
  { fromMinor, activeMembers, rateBasisPoints }: ContractTier,
  number: (value: number) => string,
) => ({ from: String(Math.ceil(fromMinor / 100)), active: String(activeMembers), rate: number(rateBasisPoints / 100) })

/**
 * Holds an unsent offer. It begins with the first tier of the own contract, and keeps the typed values while its sheet
 * is closed.
 * @param member - the initial receiver, if this member is directly below; the sheet is then open at once
 */
export function useOfferDraft(terms: Pick<TeamContracts, 'own' | 'periods'> | undefined, member: number | undefined) {
  const { number } = useFormat()
  const named = useQuery(directMemberQuery(useContractScope(), member))
  const [changedDraft, setChangedDraft] = useState<OfferDraft | null>(null)
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const [lowest] = terms?.own?.tiers ?? []
  const initialDraft: OfferDraft | null =
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
    /** Call it after the offer was sent. */
    forget: () => {
      setState('closed')
      setChangedDraft(null)
    },
  }
}
