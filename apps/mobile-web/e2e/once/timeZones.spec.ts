import { expect, test } from '../lobby.ts'
import { scrollUntil } from '../scrollUntil.ts'

/** Half an hour before midnight in UTC, on the last day of a month; clocks in New York are put back some hours later. */
const kickOff = '2026-10-31T23:30:00Z'

for (const [timezoneId, day, time] of [
  ['UTC', '31', '23:30'],
  ['America/New_York', '31', '19:30'],
  ['America/Sao_Paulo', '31', '20:30'],
  // The day after, of another month.
  ['Pacific/Kiritimati', '01', '13:30'],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test(`C3: a match around midnight has the day and the hour of ${timezoneId}`, async ({ page, lobby }) => {
      await page.route(/announcement\/hotMatch/, async (route) => {
        const url = new URL(route.request().url())
        const host = url.host
        url.hostname = '127.0.0.1'
        const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
        const body = (await response.json()) as { value: object[] }
        await route.fulfill({ response, json: { ...body, value: body.value.map((match) => ({ ...match, matchTime: kickOff })) } })
      })
      await page.goto(`${lobby.origin}/m/home`)
      const when = page.locator(`time[datetime="${kickOff}"]`).first()
      await scrollUntil(page, when)
      await expect(when).toContainText(time + day)
    })
  })
