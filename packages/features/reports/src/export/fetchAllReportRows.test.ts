import { createSessionFixture, createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { accountRecordReport } from '../reports/accountRecordReport.tsx'
import { createAccountRecordPageFixture, createLedgerEntryFixture } from '../testing/reportRowFixtures.ts'
import { fetchAllReportRows, MAX_EXPORT_ROWS } from './fetchAllReportRows.ts'

const call = 'GET /wps/report/account'
const address = { from: '2026-11-14', to: '2026-11-20', chosen: { kind: 'GAMES' } }

function siteOf(page: (after: string | null) => ReturnType<typeof createAccountRecordPageFixture>) {
  return createTestSite({
    session: createSessionFixture(),
    answers: {
      [call]: (request) =>
        Response.json({ success: true, value: page(new URL(request.url).searchParams.get('after')) }),
    },
  })
}

test('fetches all pages of a report for the export with the same days and filter, without duplicate rows', async () => {
  const pages: Readonly<Record<string, ReturnType<typeof createAccountRecordPageFixture>>> = {
    none: createAccountRecordPageFixture([createLedgerEntryFixture(5), createLedgerEntryFixture(4)], { next: '4' }),
    4: createAccountRecordPageFixture([createLedgerEntryFixture(4), createLedgerEntryFixture(3)], { next: '3' }),
    3: createAccountRecordPageFixture([createLedgerEntryFixture(2)]),
  }
  const site = siteOf((after) => pages[after ?? 'none'] ?? createAccountRecordPageFixture([]))
  const { rows, isTruncated } = await fetchAllReportRows(site.api, accountRecordReport, address)
  expect(rows.map(({ entryId }) => entryId)).toEqual([5, 4, 3, 2])
  expect(isTruncated).toBe(false)
  expect(site.fetch.asked).toHaveLength(3)
  for (const each of site.fetch.asked) {
    const query = Object.fromEntries(new URLSearchParams(each.split('?')[1]))
    expect(query).toMatchObject({ startDate: '2026-11-14', endDate: '2026-11-20', kind: 'GAMES' })
  }
})

test('ends the export of a report at a page without new rows', async () => {
  const site = siteOf(() => createAccountRecordPageFixture([createLedgerEntryFixture(1)], { next: '1' }))
  expect((await fetchAllReportRows(site.api, accountRecordReport, address)).rows).toHaveLength(1)
  expect(site.fetch.asked).toHaveLength(2)
})

test('stops an export at the maximum number of rows, and reports that there are more rows', async () => {
  let last = 1_000_000
  const site = siteOf(() => {
    last -= 200
    return createAccountRecordPageFixture(
      Array.from({ length: 200 }, (_, at) => createLedgerEntryFixture(last - at)),
      { next: String(last) },
    )
  })
  const { rows, isTruncated } = await fetchAllReportRows(site.api, accountRecordReport, address)
  expect([rows.length, isTruncated]).toEqual([MAX_EXPORT_ROWS, true])
})
