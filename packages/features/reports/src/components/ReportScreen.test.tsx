import { DAY_MS } from '@lobby/platform/calendar'
import { createSuccessResponse, createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { AccountRecordScreen } from '../screens/AccountRecordScreen.tsx'
import { createAccountRecordPageFixture, createLedgerEntryFixture } from '../testing/reportRowFixtures.ts'
import { renderReport } from '../testing/renderReport.tsx'

const call = 'GET /wps/report/account'
const path = '/m/transaction/record'
const days = '?from=2025-11-14&to=2025-11-20'
const afterOf = (request: Request) => new URL(request.url).searchParams.get('after')

async function open(answer: PlatformResponse, query = days, guest = false) {
  const page = await renderReport(path + query, <AccountRecordScreen />, { answers: { [call]: answer }, guest })
  const { screen } = page
  return {
    ...page,
    asked: () => page.asked(call),
    row: (name: string | RegExp) => screen.getByRole('main').getByRole('listitem').getByRole('button', { name }),
    titles: () => [...screen.container.querySelectorAll('main ul[class*=list] li')].map((row) => row.textContent),
  }
}

test('groups report rows by day in the merchant’s time zone, with kind, time, sign and amount of each row', async () => {
  const { screen, titles } = await open({
    value: createAccountRecordPageFixture([
      createLedgerEntryFixture(4, { kind: 'PAYOUT', amountMinor: 2500, at: '2025-11-20T15:00:00Z' }),
      // In the merchant's time zone this time is on the previous day.
      createLedgerEntryFixture(3, { amountMinor: -1050, at: '2025-11-20T02:30:00Z' }),
      createLedgerEntryFixture(2, { kind: 'SOMETHING_NEW', amountMinor: 1, at: '2025-11-19T15:00:00Z' }),
    ]),
  })
  const newest = screen.getByRole('region', { name: /Thursday, November 20$/ })
  await expect.element(newest.getByRole('button')).toHaveTextContent('Winnings12:00 PM · Balance R$500.00+R$25.00')
  const before = screen.getByRole('region', { name: /Wednesday, November 19$/ })
  expect(
    before
      .getByRole('button')
      .elements()
      .map((row) => row.textContent.replaceAll('\u00a0', ' ')),
  ).toEqual(['Stake11:30 PM · Balance R$500.00-R$10.50', 'Transaction12:00 PM · Balance R$500.00+R$0.01'])
  expect(titles()).toHaveLength(3)
})

test('shows the year in the heading of a day when the day is in another year', async () => {
  const { screen } = await open({ value: createAccountRecordPageFixture([]) }, '?from=2024-11-20&to=2024-11-26')
  await expect
    .element(
      screen
        .getByRole('main')
        .getByText(/Nov 20 to Nov 26, 2024/)
        .first(),
    )
    .toBeVisible()
})

test('shows a claimed reward in the account record as "Bonus" with the amount of the reward', async () => {
  const { row } = await open({
    value: createAccountRecordPageFixture([
      createLedgerEntryFixture(5, { kind: 'BONUS', amountMinor: 500 }),
      createLedgerEntryFixture(4),
    ]),
  })
  await expect.element(row(/^Bonus.*\+R\$5\.00$/)).toBeVisible()
})

test('shows the totals of all pages of a report, and loads page after page until the last page', async () => {
  const pages: Readonly<Record<string, unknown>> = {
    none: createAccountRecordPageFixture([createLedgerEntryFixture(3), createLedgerEntryFixture(2)], {
      total: 3,
      totalPages: 2,
      next: '2',
    }),
    // A new entry has moved all rows by one, so this page repeats a row of the first page.
    2: createAccountRecordPageFixture([createLedgerEntryFixture(2), createLedgerEntryFixture(1)], {
      total: 3,
      totalPages: 2,
      pageNum: 2,
    }),
  }
  const { screen, titles, asked } = await open((request) => createSuccessResponse(pages[afterOf(request) ?? 'none']))
  await expect.element(screen.getByText('No more entries for this period')).toBeVisible()
  expect(titles()).toHaveLength(3)
  expect(asked().map(({ pageNo, after, startDate, endDate }) => [pageNo, after, startDate, endDate])).toEqual([
    ['1', undefined, '2025-11-14', '2025-11-20'],
    ['2', '2', '2025-11-14', '2025-11-20'],
  ])
  expect(screen.container.querySelector('dl')?.textContent).toBe('Balance change-R$70.50In+R$50.00Out-R$120.50')
  await expect.element(screen.getByText('3 entries · Nov 14 to Nov 20, 2025')).toBeVisible()
})

test('keeps the rows of a report when the next page fails to load, and loads this page on retry', async () => {
  let broken = true
  const { screen, titles } = await open((request) => {
    if (afterOf(request) === null)
      return createSuccessResponse(
        createAccountRecordPageFixture([createLedgerEntryFixture(2)], { total: 2, next: '2' }),
      )
    return broken
      ? new Response('', { status: 400 })
      : createSuccessResponse(createAccountRecordPageFixture([createLedgerEntryFixture(1)]))
  })
  await expect.element(screen.getByRole('alert').getByText('This may be out of date')).toBeVisible()
  expect(titles()).toHaveLength(1)
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titles().length).toBe(2)
})

test('ends the list of a report at a page without new rows', async () => {
  const { screen, asked } = await open({
    value: createAccountRecordPageFixture([createLedgerEntryFixture(1)], { next: '1', totalPages: 99 }),
  })
  await expect.element(screen.getByText('No more entries for this period')).toBeVisible()
  expect(asked()).toHaveLength(2)
})

test('writes a chosen filter into the URL, and removes the filter when its chip is pressed', async () => {
  const { screen, asked, location } = await open({
    value: createAccountRecordPageFixture([createLedgerEntryFixture(1)]),
  })
  await screen.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = screen.getByRole('dialog', { name: 'Filter' })
  await sheet.getByText('Transfers').click()
  expect(asked()).toHaveLength(1)
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await expect.poll(location).toBe(`${path}?from=2025-11-14&to=2025-11-20&kind=TRANSFERS`)
  await expect.element(screen.getByRole('button', { name: 'Filter · 1' })).toBeVisible()
  await expect.poll(() => asked().map(({ kind }) => kind)).toEqual([undefined, 'TRANSFERS'])
  await screen.getByRole('button', { name: 'Remove Transfers' }).click()
  await expect.poll(location).toBe(path + days)
})

test('writes the days of a report into the URL when a preset is pressed', async () => {
  const { screen, asked, location } = await open(
    { value: createAccountRecordPageFixture([createLedgerEntryFixture(1)]) },
    '',
  )
  await screen.getByText('Yesterday', { exact: true }).click()
  await expect.poll(() => asked().length).toBe(2)
  const [usual, yesterday] = asked()
  expect(yesterday?.['startDate']).toBe(yesterday?.['endDate'])
  expect(location()).toBe(`${path}?from=${yesterday?.['startDate']}&to=${yesterday?.['endDate']}`)
  expect(Date.parse(`${usual?.['endDate']}`) - Date.parse(`${usual?.['startDate']}`)).toBe(6 * DAY_MS)
  expect(Date.parse(`${usual?.['endDate']}`) - Date.parse(`${yesterday?.['endDate']}`)).toBe(DAY_MS)
})

test('shows the details of a report row in a sheet, with a button that copies the number of the row', async () => {
  const { screen, row } = await open({
    value: createAccountRecordPageFixture([
      createLedgerEntryFixture(7, { kind: 'DEPOSIT', amountMinor: 14_850, reference: 'D0000000007' }),
    ]),
  })
  await row(/^Deposit/).click()
  const sheet = screen.getByRole('dialog', { name: 'Deposit' })
  await expect.element(sheet.getByText('+R$148.50').first()).toBeVisible()
  const facts = [...sheet.element().querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map((part) => part.textContent),
  )
  expect(facts).toEqual([
    ['Amount', '+R$148.50'],
    ['Balance after', 'R$500.00'],
    ['Date and time', expect.stringMatching(/^Nov 20, 2025, 12:00\sPM$/) as string],
    ['Number', 'D0000000007'],
  ])
  await expect.element(sheet.getByRole('button', { name: 'Copy number' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
})

test('updates the open details of a report row when a refetch changes the row', async () => {
  let balanceMinor = 50_000
  const { screen, row, site } = await open(() =>
    createSuccessResponse(
      createAccountRecordPageFixture([
        createLedgerEntryFixture(7, { kind: 'DEPOSIT', amountMinor: 14_850, balanceMinor }),
      ]),
    ),
  )
  await row(/^Deposit/).click()
  const sheet = screen.getByRole('dialog', { name: 'Deposit' })
  await expect.element(sheet.getByText('R$500.00')).toBeVisible()
  balanceMinor = 60_000
  await site.queries.refetchQueries()
  await expect.element(sheet.getByText('R$600.00')).toBeVisible()
})

test('offers 30 days and a link to the deposit page when the account record is empty for the default days', async () => {
  const { screen, asked } = await open({ value: createAccountRecordPageFixture([], { total: 0 }) }, '')
  await expect.element(screen.getByText('No balance changes in this period')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Deposit' }).element().getAttribute('href')).toBe('/m/voucherCenter')
  await screen.getByRole('button', { name: 'Show 30 days' }).click()
  await expect.poll(() => asked().length).toBe(2)
  const { startDate, endDate } = asked()[1] ?? {}
  expect(Date.parse(`${endDate}`) - Date.parse(`${startDate}`)).toBe(29 * DAY_MS)
  await expect.poll(() => screen.getByRole('button', { name: 'Show 30 days' }).query()).toBeNull()
})

test('offers to clear the filter when no report row matches the filter', async () => {
  const { screen, location } = await open(
    { value: createAccountRecordPageFixture([], { total: 0 }) },
    `${days}&kind=REWARDS`,
  )
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(location).toBe(path + days)
})

test('shows an error with a retry when a report fails to load, and keeps the rows when a refetch fails', async () => {
  let broken = true
  const { screen, site, titles } = await open(() =>
    broken
      ? new Response('', { status: 400 })
      : createSuccessResponse(createAccountRecordPageFixture([createLedgerEntryFixture(1)])),
  )
  await expect.element(screen.getByText('Couldn’t load the report')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titles().length).toBe(1)
  broken = true
  await site.queries.refetchQueries()
  await expect.element(screen.getByText('This may be out of date')).toBeVisible()
  expect(titles()).toHaveLength(1)
})

test('redirects a guest from a report to the sign-in, which returns to the report with the same days', async () => {
  const { location, asked } = await open(() => createRefusalResponse('test'), days, true)
  await expect.poll(location).toBe(`/m/login?next=${encodeURIComponent(path + days)}`)
  expect(asked()).toEqual([])
})

/** Waits for the next download, and returns the name and the content of the file. */
function nextDownload(): Promise<readonly [name: string, text: string]> {
  return new Promise((resolve) => {
    const take = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]')
      if (!link) return
      event.preventDefault()
      document.removeEventListener('click', take, true)
      void fetch(link.href)
        .then((response) => response.text())
        .then((text) => resolve([link.download, text]))
    }
    document.addEventListener('click', take, true)
  })
}

test('exports the rows of all pages of a report into a file with translated column names', async () => {
  const page = (request: Request) =>
    afterOf(request) === null
      ? createAccountRecordPageFixture(
          [createLedgerEntryFixture(2, { kind: 'PAYOUT', amountMinor: 123_456, reference: '=cmd' })],
          { total: 2, next: '2' },
        )
      : createAccountRecordPageFixture([createLedgerEntryFixture(1, { at: '2025-11-20T02:30:00Z' })])
  const { screen } = await open((request) => createSuccessResponse(page(request)), `${days}&kind=GAMES`)
  await expect.element(screen.getByText('No more entries for this period')).toBeVisible()
  const download = nextDownload()
  await screen.getByRole('button', { name: 'Download spreadsheet' }).click()
  const [name, text] = await download
  expect(name).toBe('Acme Account record 2025-11-14 2025-11-20.csv')
  expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Number,Time,Type,Amount (BRL),Balance after (BRL)',
    "'=cmd,2025-11-20 12:00:00,Winnings,1234.56,500.00",
    '1,2025-11-19 23:30:00,Stake,-10.00,500.00',
    '',
  ])
  await expect.element(screen.getByText('Spreadsheet ready: 2 entries.')).toBeVisible()
})

test('shows an error and saves no file when a page of an export fails', async () => {
  const { screen } = await open((request) =>
    new URL(request.url).searchParams.get('pageSize') === '200'
      ? new Response('', { status: 400 })
      : createSuccessResponse(createAccountRecordPageFixture([createLedgerEntryFixture(1)])),
  )
  await screen.getByRole('button', { name: 'Download spreadsheet' }).click()
  await expect.element(screen.getByText(/^Couldn’t create the spreadsheet\. /)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download spreadsheet' })).toBeEnabled()
})
