import { expect, test } from 'vitest'
import {
  createContractFixture,
  createMemberContractsFixture,
  createActiveContractFixture,
} from '../testing/contractFixtures.ts'
import { getContractOfferAnswerOutcome, type ContractOfferAnswerOutcome } from './getContractOfferAnswerOutcome.ts'

const offer = createContractFixture()
const other = createActiveContractFixture({ contractId: 99 })

test.each<[ContractOfferAnswerOutcome, Parameters<typeof getContractOfferAnswerOutcome>[0]]>([
  ['undone', createMemberContractsFixture({ offer, active: other })],
  ['accepted', createMemberContractsFixture({ active: createActiveContractFixture({ contractId: offer.contractId }) })],
  ['accepted', createMemberContractsFixture({ active: other, past: [createContractFixture({ status: 'ENDED' })] })],
  ['refused', createMemberContractsFixture({ active: other, past: [createContractFixture({ status: 'REFUSED' })] })],
  ['over', createMemberContractsFixture({ past: [createContractFixture({ status: 'EXPIRED' })] })],
  ['over', createMemberContractsFixture({ past: [createContractFixture({ status: 'WITHDRAWN' })] })],
  ['over', createMemberContractsFixture({ active: other })],
])('derives the outcome %s of an answer to an offer from the current contracts', (outcome, contracts) => {
  expect(getContractOfferAnswerOutcome(contracts, offer)).toBe(outcome)
})
