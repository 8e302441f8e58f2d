import { createFakeClock, createTestSite, createMemoryStorageBackend } from '@lobby/platform/testing'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createLotteryFixture } from '../testing/createLotteryFixture.ts'
import { eLotteryListQuery } from './eLotteries.ts'

const clock = createFakeClock()
const wait = (milliseconds: number) => new Promise<void>((done) => void clock.setTimeout(done, milliseconds))

/**
 * Opens a page on a device with this storage, and fetches the list of e-lotteries. The list has one lottery with this
 * `remark`.
 */
function visit(backend: ReturnType<typeof createMemoryStorageBackend>, remark: string) {
  const site = createTestSite({
    backend,
    answers: { 'GET /lgw/lottery/eList': { value: [createLotteryFixture(1, { remark })] } },
  })
  const observer = new QueryObserver(site.queries, eLotteryListQuery(site.api, site.storage, 'EN', wait))
  return {
    site,
    asked: observer.refetch(),
    names: () => observer.getCurrentResult().data?.list.map((lottery) => lottery.remark),
  }
}
/** Processes pending responses without advancing the clock. */
const arrived = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

test(
  'shows the cached list of e-lotteries immediately, and the fetched list after 1000 ms',
  { tags: ['CALL-079'] },
  async () => {
    const backend = createMemoryStorageBackend()
    await visit(backend, 'Old').asked
    const { site, asked, names } = visit(backend, 'New')
    expect(names()).toEqual(['Old'])
    let returned = false
    void asked.then(() => (returned = true))
    await arrived()
    clock.advance(999)
    await arrived()
    expect(site.fetch.asked).toHaveLength(1)
    expect([returned, names()]).toEqual([false, ['Old']])
    clock.advance(1)
    await asked
    expect(names()).toEqual(['New'])
  },
)

test('fetches the e-lotteries with the prize mode ELOTT', { tags: ['CALL-078'] }, async () => {
  const { asked, site } = visit(createMemoryStorageBackend(), 'First')
  await asked
  expect(site.fetch.asked).toEqual(['GET /lgw/lottery/eList?prizeMode=ELOTT'])
})

test('shows the e-lotteries without a delay when no list is cached', async () => {
  const { asked, names } = visit(createMemoryStorageBackend(), 'First')
  await asked
  expect(names()).toEqual(['First'])
})
