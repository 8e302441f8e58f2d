import { describe, expect, test } from 'vitest'
import { createTestSite } from '../testing/index.ts'
import { getStartUpMode, startupQuery, systemStatusQuery } from './index.ts'

const HOUR_MS = 3_600_000
const open = {
  info: '',
  location: 'BR',
  maintenance: false,
  regionRestriction: false,
  mobileTemplate: { mem_cen: '1', dep_func: '0' },
}
const status = { info: 'Back soon', maintenance: true, regionRestriction: false, endsAt: '2026-11-20T14:30:00Z' }

const make = () =>
  createTestSite({
    answers: {
      'GET /wps/system/startup': () =>
        Response.json({ success: true, value: { ...open, serverTime: Date.now() + HOUR_MS } }),
      'GET /wps/system/status': () =>
        Response.json({ success: true, value: { ...status, serverTime: Date.now() - HOUR_MS } }),
    },
  })

/**
 * Returns the difference between an offset and the expected offset, in milliseconds. The difference is not 0, because a
 * call takes time.
 */
const apart = (offset: number | undefined, from: number) => Math.abs((offset ?? Infinity) - from)

describe('start-up', () => {
  test(
    'returns the fields mobileTemplate, maintenance, regionRestriction, location and info',
    { tags: ['SHELL-124'] },
    async () => {
      const { api, queries } = make()
      expect(await queries.fetchQuery(startupQuery(api))).toMatchObject(open)
    },
  )

  test('returns how far the platform’s clock is ahead of this device’s clock', async () => {
    const { api, queries } = make()
    expect(apart((await queries.fetchQuery(startupQuery(api))).clockOffset, HOUR_MS)).toBeLessThan(60_000)
  })
})

describe('the platform’s clock', () => {
  const offsetAt = async (serverTime: number) => {
    const { api, queries } = createTestSite({
      answers: { 'GET /wps/system/startup': { value: { ...open, serverTime } } },
    })
    return (await queries.fetchQuery(startupQuery(api))).clockOffset
  }

  test.each([0, 7, 253_402_300_799_999])(
    'ignores the platform’s time when it is implausible: %d ms since 1970',
    { tags: ['A20'] },
    async (serverTime) => {
      expect(await offsetAt(serverTime)).toBe(0)
    },
  )

  test.each([Date.UTC(2025, 0), Date.UTC(2090, 0)])(
    'control: uses the platform’s time when it is plausible: %d ms since 1970',
    { tags: ['A20-control'] },
    async (serverTime) => {
      expect(apart(await offsetAt(serverTime), serverTime - Date.now())).toBeLessThan(60_000)
    },
  )
})

describe('the system status', () => {
  test('replaces only the fields of the system status in the start-up settings', async () => {
    const { api, queries, fetch } = make()
    await queries.fetchQuery(startupQuery(api))
    await queries.fetchQuery(systemStatusQuery(api, queries, 'EN'))
    const now = queries.getQueryData(startupQuery(api).queryKey)
    expect(now).toMatchObject({ ...open, ...status })
    expect(apart(now?.clockOffset, -HOUR_MS)).toBeLessThan(60_000)
    expect(now && getStartUpMode(now)).toBe(1)
    expect(fetch.asked).toEqual(['GET /wps/system/startup', 'GET /wps/system/status'])
  })

  test('creates the start-up settings from the system status when they are not loaded', async () => {
    const { api, queries } = make()
    await queries.fetchQuery(systemStatusQuery(api, queries, 'EN'))
    expect(queries.getQueryData(startupQuery(api).queryKey)).toMatchObject({ ...status, location: '' })
  })

  test('does not change the start-up settings when the call for the system status fails', async () => {
    const { api, queries } = createTestSite()
    await expect(queries.fetchQuery(systemStatusQuery(api, queries, 'EN'))).rejects.toThrow('404')
    expect(queries.getQueryData(startupQuery(api).queryKey)).toBeUndefined()
  })
})
