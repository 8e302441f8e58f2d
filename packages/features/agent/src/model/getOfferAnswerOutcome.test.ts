import { expect, test } from 'vitest'
import { makeContract, makeContracts, makeActiveContract } from '../testing/contractFixtures.ts'
import { getOfferAnswerOutcome, type OfferAnswerOutcome } from './getOfferAnswerOutcome.ts'

const offer = makeContract()
const other = makeActiveContract({ contractId: 99 })

test.each<[OfferAnswerOutcome, Parameters<typeof getOfferAnswerOutcome>[0]]>([
  ['undone', makeContracts({ offer, active: other })],
  ['accepted', makeContracts({ active: makeActiveContract({ contractId: offer.contractId }) })],
  ['accepted', makeContracts({ active: other, past: [makeContract({ status: 'ENDED' })] })],
  ['refused', makeContracts({ active: other, past: [makeContract({ status: 'REFUSED' })] })],
  ['over', makeContracts({ past: [makeContract({ status: 'EXPIRED' })] })],
  ['over', makeContracts({ past: [makeContract({ status: 'WITHDRAWN' })] })],
  ['over', makeContracts({ active: other })],
])('derives the outcome %s of an answer to an offer from the current contracts', (outcome, contracts) => {
  expect(getOfferAnswerOutcome(contracts, offer)).toBe(outcome)
})
