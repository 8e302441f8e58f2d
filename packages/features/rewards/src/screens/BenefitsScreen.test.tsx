import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createVipBenefitsFixture } from '../testing/rewardFixtures.ts'
import { BenefitsScreen } from './BenefitsScreen.tsx'

const open = (value: object, flags: readonly 'rewardCentre'[] = []) =>
  renderScreen(<BenefitsScreen />, {
    path: '/m/member/benefits',
    merchant: { flags: [...flags] },
    answers: { 'GET /wps/member/benefits': { value } },
  })

test('shows the member’s VIP level, the missing stakes and the progress in figures', async () => {
  const { screen, asked } = await open(createVipBenefitsFixture())
  await expect.element(screen.getByText('Wager R$5,700.00 more to reach VIP 3')).toBeVisible()
  await expect.element(screen.getByText('R$14,300.00 of R$20,000.00 wagered')).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: 'Progress to VIP 3' })
  await expect.element(bar).toHaveAttribute('value', '0.715')
  const steps = screen.getByRole('list', { name: 'All levels' }).getByRole('listitem').elements()
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null, null])
  expect(asked('GET /wps/member/benefits')[0]).toContain('moduleId=MEMCLUB3')
})

test('shows no missing stakes and no progress bar when the member has the highest VIP level', async () => {
  const { screen } = await open({
    ...createVipBenefitsFixture({ current: 5, stakedMinor: 60_000_000 }),
    missingMinor: undefined,
  })
  await expect.element(screen.getByText('You’ve reached the top level')).toBeVisible()
  expect(screen.getByRole('progressbar').query()).toBeNull()
})

test('shows the benefits table from the member’s level on, without sideways scrolling of the page at 320 px', async () => {
  await page.viewport(320, 640)
  const { screen } = await open(createVipBenefitsFixture({ current: 4 }))
  const table = screen.getByRole('table')
  await expect.element(table).toBeVisible()
  const columns = table.getByRole('columnheader').elements()
  expect(columns.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Start',
    'VIP 1',
    'VIP 2',
    'VIP 3',
    'VIP 4',
    'VIP 5',
  ])
  const own = columns[4]?.getBoundingClientRect()
  const names = table.getByRole('rowheader').first().element().getBoundingClientRect()
  expect(own?.left).toBeGreaterThanOrEqual(Math.floor(names.right))
  expect(own?.right).toBeLessThanOrEqual(320)
  await expect
    .element(table.getByRole('row', { name: /Rebate on stakes/ }))
    .toHaveTextContent('Rebate on stakes0.2%0.3%0.4%0.5%0.65%0.8%')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(414, 896)
})

test('links to the reward centre when the feature flag of the reward centre is on', async () => {
  expect(
    (await open(createVipBenefitsFixture())).screen.getByRole('link', { name: /reward centre/ }).query(),
  ).toBeNull()
  await expect
    .element(
      (await open(createVipBenefitsFixture(), ['rewardCentre'])).screen.getByRole('link', { name: /reward centre/ }),
    )
    .toBeVisible()
})

test('shows an error when the VIP levels fail to load', async () => {
  const { screen } = await renderScreen(<BenefitsScreen />, {
    path: '/m/member/benefits',
    answers: { 'GET /wps/member/benefits': () => new Response('', { status: 500 }) },
  })
  await expect.element(screen.getByRole('alert').getByText('Couldn’t load the levels')).toBeVisible()
})
