import { createSuccessResponse, createRefusalResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createRebateFixture } from '../testing/rewardFixtures.ts'
import { ManualRebateScreen } from './ManualRebateScreen.tsx'

interface Platform {
  readonly rebate?: () => object
  readonly claim?: () => Response
  readonly flags?: readonly 'rebateReport'[]
}

async function open({
  rebate = () => createRebateFixture(),
  claim = () => createSuccessResponse({ rebateMinor: 5_309, balanceMinor: 130_309 }),
  flags = ['rebateReport'],
}: Platform = {}) {
  const keys: string[] = []
  const page = await renderScreen(<ManualRebateScreen />, {
    path: '/m/member/manualRebate',
    merchant: { flags: [...flags] },
    answers: {
      'GET /wps/rebate/manual': () => createSuccessResponse(rebate()),
      'POST /wps/rebate/manual': (request) => {
        keys.push(request.headers.get('Idempotency-Key') ?? '')
        return claim()
      },
    },
  })
  return { ...page, keys, take: page.screen.getByRole('button', { name: 'Claim rebate' }) }
}

test('shows the stakes, rate and rebate of each game category, and the total rebate', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('R$53.09')).toBeVisible()
  const rows = screen.getByRole('region', { name: 'By game type' }).getByRole('listitem')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    'Fishing0.4% of R$840.00 wageredR$3.36',
    'Live0.4% of R$3,100.50 wageredR$12.40',
    'Lottery0.4% of R$120.00 wageredR$0.48',
    'Slots0.4% of R$9,214.00 wageredR$36.85',
  ])
})

test('claims the rebate one time when the button is pressed ten times, and shows the credited amount', async () => {
  let now = createRebateFixture()
  const { take, keys, screen } = await open({
    rebate: () => now,
    claim: () => (
      (now = createRebateFixture({ rows: [], totalMinor: 0 })),
      createSuccessResponse({ rebateMinor: 5_309, balanceMinor: 130_309 })
    ),
  })
  await expect.element(take).toBeVisible()
  await expect.element(screen.getByText('Wager rewards once before withdrawing them.')).toBeVisible()
  const button = take.element() as HTMLElement
  for (let press = 0; press < 10; press++) button.click()
  await expect
    .element(screen.getByText('R$53.09 added to your balance. Wager it once before withdrawing.'))
    .toBeVisible()
  await expect.element(screen.getByText('Nothing to claim yet')).toBeVisible()
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
})

test('shows the missing amount on the button when the rebate is below the minimum, and sends nothing', async () => {
  const { take, keys, screen } = await open({ rebate: () => createRebateFixture({ totalMinor: 48 }) })
  await expect.element(take).toHaveAttribute('aria-disabled', 'true')
  await expect.element(take).toHaveAccessibleDescription('Minimum R$1.00: R$0.52 to go.')
  expect(screen.getByText(/Wager rewards once/).query()).toBeNull()
  ;(take.element() as HTMLElement).click()
  expect(keys).toEqual([])
})

test('shows why the platform refused to pay the rebate', async () => {
  const { take, screen } = await open({ claim: () => createRefusalResponse('rebate.none') })
  await take.click()
  await expect.element(screen.getByText('There isn’t enough to claim yet.')).toBeVisible()
})

test('links to the rebate report when the feature flag rebateReport is on', async () => {
  const { screen, location } = await open()
  await screen.getByRole('link', { name: 'View all my rebates' }).click()
  await expect.poll(location).toBe('/m/member/rebateReport')
  expect((await open({ flags: [] })).screen.getByRole('link', { name: 'View all my rebates' }).query()).toBeNull()
})
