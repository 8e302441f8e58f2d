import { createSuccessResponse } from '@lobby/platform/testing'
import { expectInViewport, clickAtViewportBottom } from '@lobby/platform/testing/render-screen'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import {
  createContractFixture,
  createMemberContractsFixture,
  createActiveContractFixture,
  contractPaymentFixtures,
} from '../testing/contractFixtures.ts'
import { ContractScreen } from './ContractScreen.tsx'

beforeEach(async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 420)
  return () => page.viewport(innerWidth, innerHeight)
})

test('scrolls to the confirmation when the member accepts an offer at the bottom of a long page', async () => {
  const tiers = Array.from({ length: 12 }, (_, at) => ({
    fromMinor: 50_000 * (at + 1),
    activeMembers: at + 1,
    rateBasisPoints: 10 * (at + 1),
  }))
  const offered = createMemberContractsFixture({ offer: createContractFixture({ tiers }) })
  const { screen } = await renderAgentScreen('/m/member/agent/getSalaryContract', <ContractScreen />, {
    answers: {
      'GET /wps/agent/contract': { value: offered },
      'GET /wps/agent/contract/payments': { value: contractPaymentFixtures },
      'POST /wps/agent/contract/answer': () =>
        createSuccessResponse(
          createMemberContractsFixture({ active: createActiveContractFixture({ contractId: 41, tiers }) }),
        ),
    },
  })
  const accept = screen.getByRole('main').getByRole('button', { name: 'Accept', exact: true })
  await expect.element(accept).toBeVisible()
  clickAtViewportBottom(accept)
  // Checks the precondition of the test: the top of the page is out of view.
  expect(window.scrollY).toBeGreaterThan(100)
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click()
  const notice = screen.getByText('Contract accepted.')
  await expect.element(notice).toBeVisible()
  await expectInViewport(notice)
})
