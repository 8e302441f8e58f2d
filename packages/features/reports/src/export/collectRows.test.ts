import { makeSession, makeTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { accountRecord } from '../reports/accountRecord.tsx'
import { makeAccountPage, makeLedgerEntry } from '../testing/rows.ts'
import { collectRows, MAX_EXPORT_ROWS } from './collectRows.ts'

const call = 'GET /wps/report/account'
const address = { from: '2026-11-14', to: '2026-11-20', chosen: { kind: 'GAMES' } }

function siteOf(page: (after: string | null) => ReturnType<typeof makeAccountPage>) {
  return makeTestSite({
    session: makeSession(),
    answers: {
      [call]: (request) =>
        Response.json({ success: true, value: page(new URL(request.url).searchParams.get('after')) }),
    },
  })
}

test('fetches all pages of a report for the export with the same days and filter, without duplicate rows', async () => {
  const pages: Readonly<Record<string, ReturnType<typeof makeAccountPage>>> = {
    none: makeAccountPage([makeLedgerEntry(5), makeLedgerEntry(4)], { next: '4' }),
    4: makeAccountPage([makeLedgerEntry(4), makeLedgerEntry(3)], { next: '3' }),
    3: makeAccountPage([makeLedgerEntry(2)]),
  }
  const site = siteOf((after) => pages[after ?? 'none'] ?? makeAccountPage([]))
  const { rows, isTruncated } = await collectRows(site.api, accountRecord, address)
  expect(rows.map(({ entryId }) => entryId)).toEqual([5, 4, 3, 2])
  expect(isTruncated).toBe(false)
  expect(site.fetch.asked).toHaveLength(3)
  for (const each of site.fetch.asked) {
    const query = Object.fromEntries(new URLSearchParams(each.split('?')[1]))
    expect(query).toMatchObject({ startDate: '2026-11-14', endDate: '2026-11-20', kind: 'GAMES' })
  }
})

test('ends the export of a report at a page without new rows', async () => {
  const site = siteOf(() => makeAccountPage([makeLedgerEntry(1)], { next: '1' }))
  expect((await collectRows(site.api, accountRecord, address)).rows).toHaveLength(1)
  expect(site.fetch.asked).toHaveLength(2)
})

test('stops an export at the maximum number of rows, and reports that there are more rows', async () => {
  let last = 1_000_000
  const site = siteOf(() => {
    last -= 200
    return makeAccountPage(
      Array.from({ length: 200 }, (_, at) => makeLedgerEntry(last - at)),
      { next: String(last) },
    )
  })
  const { rows, isTruncated } = await collectRows(site.api, accountRecord, address)
  expect([rows.length, isTruncated]).toEqual([MAX_EXPORT_ROWS, true])
})
