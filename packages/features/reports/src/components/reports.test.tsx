import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { BettingRecordScreen } from '../screens/BettingRecordScreen.tsx'
import { DepositRecordScreen } from '../screens/DepositRecordScreen.tsx'
import { ProfitAndLossScreen } from '../screens/ProfitAndLossScreen.tsx'
import { RebateReportScreen } from '../screens/RebateReportScreen.tsx'
import { WithdrawalReportScreen } from '../screens/WithdrawalReportScreen.tsx'
import { renderReport } from '../testing/renderReport.tsx'
import { createDepositRecordFixture } from '../testing/reportRowFixtures.ts'

const at = '2026-11-20T15:00:00Z'
const paged = { pageNum: 1, totalPages: 1, total: 1 }
const methods = { value: { pending: 0, mostPending: 3, methods: [] } }

/** Returns the text of an element, with each non-breaking space replaced by a normal space. */
const wordsOf = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ')

async function show(path: string, screenOf: ReactElement, call: string, value: object) {
  const page = await renderReport(`${path}?from=2026-11-14&to=2026-11-20`, screenOf, {
    answers: { [call]: { value: { ...paged, ...value } }, 'GET /wps/deposit/methods': methods },
  })
  await expect.element(page.screen.getByText('No more entries for this period')).toBeVisible()
  const main = page.screen.getByRole('main')
  return {
    ...page,
    sums: () => [...page.screen.container.querySelectorAll('dl > div')].map((sum) => sum.textContent),
    rows: () => main.getByRole('listitem').elements().map(wordsOf),
    facts: async (row: string) => {
      await main.getByRole('button', { name: new RegExp(`^${row}`) }).click()
      const sheet = page.screen.getByRole('dialog')
      await expect.element(sheet).toBeVisible()
      return [...sheet.element().querySelectorAll('dl > div')].map((fact) =>
        [...fact.children].map((part) => part.textContent).join(': '),
      )
    },
  }
}

test('shows a plus sign only for credited deposits, and links a pending deposit to its payment page', async () => {
  const page = await show('/m/vouReport', <DepositRecordScreen />, 'GET /wps/report/load', {
    content: [
      createDepositRecordFixture(3, { status: 'PENDING' }),
      createDepositRecordFixture(2),
      createDepositRecordFixture(1, { status: 'FAILED', reason: 'declined' }),
    ],
    sumAmountMinor: 45_000,
    sumCreditMinor: 14_850,
    sumFeeMinor: 150,
  })
  expect(page.sums()).toEqual(['CreditedR$148.50', 'RequestedR$450.00', 'FeesR$1.50'])
  expect(page.rows()).toEqual([
    'Pix12:00 PMR$150.00Pending',
    'Pix12:00 PM+R$148.50Credited',
    'Pix12:00 PMR$150.00Failed',
  ])
  expect(await page.facts('Pix .*Pending')).toContain('Pay by: Nov 20, 2026, 12:30 PM')
  expect(page.screen.getByRole('link', { name: 'Continue payment' }).element().getAttribute('href')).toBe(
    '/m/voucherCenter?id=D0000000003',
  )
})

test('shows why a withdrawal was refused and that the money was returned', async () => {
  const withdrawal = {
    status: 'PAID',
    kind: 'PIX',
    account: 'a•••@b.c',
    holder: 'Ana',
    amountMinor: 10_000,
    feeMinor: 250,
    payoutMinor: 9750,
    createdAt: at,
    expectedAt: at,
    cancellable: false,
  }
  const page = await show('/m/withdrawReport', <WithdrawalReportScreen />, 'GET /wps/report/withdraw', {
    content: [
      { ...withdrawal, withdrawalId: 'W2' },
      { ...withdrawal, withdrawalId: 'W1', kind: 'BANK', status: 'REFUSED', reason: 'documents', endedAt: at },
    ],
    sumAmountMinor: 20_000,
    sumPaidMinor: 9750,
    sumFeeMinor: 250,
  })
  expect(page.sums()).toEqual(['PaidR$97.50', 'RequestedR$200.00', 'FeesR$2.50'])
  expect(page.rows()).toEqual([
    'Pix withdrawal12:00 PM · a•••@b.c-R$100.00Paid',
    'Bank withdrawal12:00 PM · a•••@b.cR$100.00Declined',
  ])
  const facts = await page.facts('Bank withdrawal')
  expect(facts).toContain('Returned to balance: R$100.00')
  expect(facts).toContain('Reason: Your documents are not approved yet.')
  expect(facts.join()).not.toContain('You receive')
})

test('shows the stake of an open bet and the result of a settled bet, and links to a lottery order', async () => {
  const bet = { category: 'RNG', game: 'Tesouro', vendor: 'Quartzo', stakeMinor: 1000, at }
  const page = await show('/m/gameRecord', <BettingRecordScreen />, 'GET /wps/report/betting', {
    content: [
      {
        ...bet,
        betId: 'VN0000000003',
        orderId: 'VN0000000003',
        game: 'Lua',
        status: 'OPEN',
        payoutMinor: 0,
        profitMinor: 0,
      },
      { ...bet, betId: 'R2', status: 'WON', payoutMinor: 2500, profitMinor: 1500 },
      { ...bet, betId: 'R1', status: 'LOST', payoutMinor: 0, profitMinor: -1000 },
    ],
    sumStakeMinor: 3000,
    sumPayoutMinor: 2500,
    sumProfitMinor: 500,
  })
  expect(page.sums()).toEqual(['Result+R$5.00', 'StakedR$30.00', 'WonR$25.00'])
  expect(page.rows().map((row) => row?.replace(/^[LT](?=[LT])/, ''))).toEqual([
    'Lua12:00 PM · Stake R$10.00R$10.00Open',
    'Tesouro12:00 PM · Stake R$10.00+R$15.00Won',
    'Tesouro12:00 PM · Stake R$10.00-R$10.00Lost',
  ])
  expect(await page.facts('L?Lua')).not.toContain('Result: R$0.00')
  expect(page.screen.getByRole('link', { name: 'View bets' }).element().getAttribute('href')).toBe(
    '/m/lottery/order?orderId=VN0000000003',
  )
})

test('shows profit and loss as rows by month, and as a chart with a bar for every day, even a day without bets', async () => {
  const sums = {
    stakeMinor: 5000,
    payoutMinor: 2000,
    roomMinor: 0,
    profitMinor: -3000,
    rebateMinor: 0,
    bonusMinor: 0,
    depositMinor: 7000,
    withdrawalMinor: 0,
    transferMinor: 0,
  }
  const page = await show('/m/profitandloss', <ProfitAndLossScreen />, 'GET /wps/report/profitAndLoss', {
    content: [
      { date: '2026-11-20', sums },
      { date: '2026-11-18', sums: { ...sums, profitMinor: 1250 } },
    ],
    totals: { ...sums, profitMinor: -1750, rebateMinor: 100, bonusMinor: 50 },
  })
  expect(page.sums()).toEqual([
    'Result-R$17.50',
    'StakedR$50.00',
    'WonR$20.00',
    'Rebates and bonusesR$1.50',
    'DepositedR$70.00',
    'WithdrawnR$0.00',
  ])
  const month = page.screen.getByRole('region', { name: 'November 2026' })
  expect(month.getByRole('listitem').elements().map(wordsOf)).toEqual([
    'Nov 20Staked R$50.00 · Won R$20.00-R$30.00',
    'Nov 18Staked R$50.00 · Won R$20.00+R$12.50',
  ])
  const table = page.screen.getByRole('table', { name: 'Result by day' })
  const cells = [...table.element().querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(cells).toEqual([
    'Nov 14R$0.00',
    'Nov 15R$0.00',
    'Nov 16R$0.00',
    'Nov 17R$0.00',
    'Nov 18+R$12.50',
    'Nov 19R$0.00',
    'Nov 20-R$30.00',
  ])
  expect(await page.facts('Nov 20')).toContain('Day: Nov 20, 2026')
})

test('shows the game category, the rate and the source of each rebate', async () => {
  const page = await show('/m/member/rebateReport', <RebateReportScreen />, 'GET /wps/report/rebate', {
    content: [
      { rebateId: 4, category: 'LIVE', stakeMinor: 640_000, rateBasisPoints: 65, rebateMinor: 4160, manual: true, at },
    ],
    sumStakeMinor: 640_000,
    sumRebateMinor: 4160,
  })
  expect(page.sums()).toEqual(['Rebate+R$41.60', 'StakedR$6,400.00'])
  expect(page.rows()).toEqual(['Live0.65% of R$6,400.00+R$41.60'])
  expect(await page.facts('Live')).toEqual(expect.arrayContaining(['Rate: 0.65%', 'Payout: Claimed by you']))
})

test('says that there are no rebates and links to the game centre when the rebate report is empty', async () => {
  const { screen, location } = await renderReport('/m/member/rebateReport', <RebateReportScreen />, {
    answers: {
      'GET /wps/report/rebate': {
        value: { content: [], pageNum: 1, totalPages: 0, total: 0, sumStakeMinor: 0, sumRebateMinor: 0 },
      },
    },
  })
  await expect.element(screen.getByText('No rebates in this period')).toBeVisible()
  await screen.getByRole('link', { name: 'Choose a game' }).click()
  await expect.poll(location).toBe('/m/gameCenter')
})
