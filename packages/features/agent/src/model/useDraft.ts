import { useFormat } from '@lobby/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferDraft } from '../components/OfferSheet.tsx'
import { directMemberQuery, type ContractTier, type TeamContracts } from '../queries/contracts.ts'
import { useContractScope } from './useContractScope.ts'

/** A tier of the own contract as one would type it: whole units, rounded up, so that the own contract covers it. */
const typedOf = ({ fromMinor, activeMembers, rateBasisPoints }: ContractTier, number: (value: number) => string) => ({
  from: String(Math.ceil(fromMinor / 100)),
  active: String(activeMembers),
  rate: number(rateBasisPoints / 100),
})

/**
 * An offer that is made: it begins with the first tier of the own contract, and stays as it is typed while its sheet is closed.
 * @param member Whom it is for at first, if it is somebody directly below; its sheet is open then
 */
export function useDraft(terms: Pick<TeamContracts, 'own' | 'periods'> | undefined, member: number | undefined) {
  const { number } = useFormat()
  const named = useQuery(directMemberQuery(useContractScope(), member))
  const [made, setMade] = useState<OfferDraft | null>(null)
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const [lowest] = terms?.own?.tiers ?? []
  const begun: OfferDraft | null =
    terms && lowest
      ? {
          member: named.data ?? null,
          period: terms.own?.period ?? terms.periods[0] ?? '',
          tiers: [typedOf(lowest, number)],
        }
      : null
  return {
    draft: made ?? begun,
    isOpen: state === 'open' || (state === 'unasked' && Boolean(named.data)),
    open: () => setState('open'),
    close: () => setState('closed'),
    change: setMade,
    /** It was sent. */
    forget: () => {
      setState('closed')
      setMade(null)
    },
  }
}
