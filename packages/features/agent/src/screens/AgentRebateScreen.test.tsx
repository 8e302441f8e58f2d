import { createSuccessResponse, rejectWithConnectionError, createRefusalResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { createAgentRebateFixture, createClaimedRebateFixture, claimedRebateFixtures } from '../testing/rateFixtures.ts'
import { createListPageFixture } from '../testing/downlineFixtures.ts'
import { AgentRebateScreen } from './AgentRebateScreen.tsx'

interface Platform {
  readonly rebate?: () => object
  readonly claim?: () => Response | Promise<Response>
  readonly outcome?: () => Response
  readonly record?: (after: string | null) => Response
}

async function open({
  rebate = () => createAgentRebateFixture(),
  claim = () => createSuccessResponse({ rebateMinor: 4_021, balanceMinor: 825_421 }),
  outcome,
  record,
}: Platform = {}) {
  const keys: (string | null)[] = []
  const page = await renderAgentScreen('/m/member/agent/agentRebeat', <AgentRebateScreen />, {
    answers: {
      'GET /wps/agent/rebate': () => createSuccessResponse(rebate()),
      'GET /wps/agent/rebate/record': (request) =>
        record?.(new URL(request.url).searchParams.get('after')) ?? createSuccessResponse(claimedRebateFixtures),
      'GET /wps/transaction/outcome': () => outcome?.() ?? createSuccessResponse({ found: false, balanceMinor: 0 }),
      'POST /wps/agent/rebate': (request) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return claim()
      },
    },
  })
  return { ...page, keys, take: page.screen.getByRole('button', { name: 'Claim rebate' }) }
}

test("shows the total rebate, today's rebate that is claimable tomorrow, and each category with its rate", async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('R$40.21')).toBeVisible()
  await expect.element(screen.getByText('Today’s, ready tomorrow')).toBeVisible()
  await expect.element(screen.getByText('R$3.18')).toBeVisible()
  const rows = screen.getByRole('region', { name: 'By game type' }).getByRole('listitem')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    'Lottery0.8% of R$12,400.50R$31.00',
    'Slots0.6% of R$9,214.00R$9.21',
    'Liveyour rate: 0.4%R$0.00',
  ])
})

test('claims the agent rebate one time for ten presses, shows the amount, and refetches the rebate', async () => {
  let now = createAgentRebateFixture()
  const { take, keys, screen } = await open({
    rebate: () => now,
    claim: () => {
      now = createAgentRebateFixture({ totalMinor: 0 })
      return createSuccessResponse({ rebateMinor: 4_021, balanceMinor: 825_421 })
    },
  })
  await expect.element(take).toBeVisible()
  for (let press = 0; press < 10; press++) (take.element() as HTMLElement).click()
  await expect.element(screen.getByText('R$40.21 added to your balance.')).toBeVisible()
  await expect.element(take).toHaveAttribute('aria-disabled', 'true')
  expect(keys).toHaveLength(1)
})

test('fetches the outcome of a claim whose response was lost, and does not resend the claim', async () => {
  const { take, keys, screen } = await open({
    claim: rejectWithConnectionError,
    outcome: () =>
      createSuccessResponse({ found: true, kind: 'AGENT_REBATE', id: '7', amountMinor: 4_000, balanceMinor: 0 }),
  })
  await take.click()
  await expect.element(screen.getByText('R$40.00 added to your balance.')).toBeVisible()
  expect(keys).toHaveLength(1)
})

test('shows the missing amount and sends no claim when the rebate is below the minimum', async () => {
  const { take, keys } = await open({ rebate: () => createAgentRebateFixture({ totalMinor: 48 }) })
  await expect.element(take).toHaveAccessibleDescription('Minimum R$1.00: R$0.52 to go.')
  ;(take.element() as HTMLElement).click()
  expect(keys).toEqual([])
})

test('keeps the loaded claims and offers a retry when a page of claims fails', async () => {
  let down = true
  const { screen } = await open({
    record: (after) => {
      if (after === null)
        return createSuccessResponse({
          ...createListPageFixture([createClaimedRebateFixture(9)], 'a9'),
          sumVolumeMinor: 0,
          sumRebateMinor: 0,
        })
      return down
        ? createRefusalResponse('system.failure', 'no', 500)
        : createSuccessResponse({
            ...createListPageFixture([createClaimedRebateFixture(8, { rebateMinor: 777 })]),
            sumVolumeMinor: 0,
            sumRebateMinor: 0,
          })
    },
  })
  const taken = screen.getByRole('region', { name: 'Claim history' })
  await expect.element(taken.getByText('+R$5.00')).toBeInTheDocument()
  taken.getByText('+R$5.00').element().scrollIntoView()
  await expect.element(taken.getByText('Couldn’t load more')).toBeVisible()
  down = false
  await taken.getByRole('button', { name: 'Try again' }).click()
  await expect.element(taken.getByText('+R$7.77')).toBeVisible()
  await expect.element(taken.getByText('+R$5.00')).toBeInTheDocument()
})
