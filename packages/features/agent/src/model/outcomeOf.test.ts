import { expect, test } from 'vitest'
import { makeContract, makeContracts, runs } from '../testing/someContracts.ts'
import { outcomeOf, type Outcome } from './outcomeOf.ts'

const offer = makeContract()
const other = runs({ contractId: 99 })

test.each<[Outcome, Parameters<typeof outcomeOf>[0]]>([
  ['undone', makeContracts({ offer, active: other })],
  ['accepted', makeContracts({ active: runs({ contractId: offer.contractId }) })],
  ['accepted', makeContracts({ active: other, past: [makeContract({ status: 'ENDED' })] })],
  ['refused', makeContracts({ active: other, past: [makeContract({ status: 'REFUSED' })] })],
  ['over', makeContracts({ past: [makeContract({ status: 'EXPIRED' })] })],
  ['over', makeContracts({ past: [makeContract({ status: 'WITHDRAWN' })] })],
  ['over', makeContracts({ active: other })],
])('returns the outcome %s of an answer', (outcome, contracts) => {
  expect(outcomeOf(contracts, offer)).toBe(outcome)
})
