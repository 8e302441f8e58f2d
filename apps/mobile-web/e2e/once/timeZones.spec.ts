import { expect, test } from '../lobby.ts'
import { scrollUntilElementsExist } from '../scrollUntilElementsExist.ts'

/** Half an hour before midnight in UTC, on the last day of a month. */
const KICK_OFF = '2026-10-31T23:30:00Z'

// The zone with the largest offset from UTC. In this zone the kick-off is on the next day, in the next month. The tests
// of the match card cover other zones.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test(
  'shows the day and the hour of a match around midnight in the time zone of the device',
  { tag: ['@C3'] },
  async ({ page, lobby }) => {
    await page.route(/announcement\/hotMatch/, async (route) => {
      const url = new URL(route.request().url())
      const host = url.host
      url.hostname = '127.0.0.1'
      const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
      const body = (await response.json()) as { value: object[] }
      await route.fulfill({
        response,
        json: { ...body, value: body.value.map((match) => ({ ...match, matchTime: KICK_OFF })) },
      })
    })
    await page.goto(`${lobby.origin}/m/home`)
    const when = page.locator(`time[datetime="${KICK_OFF}"]`).first()
    await scrollUntilElementsExist(page, when)
    await expect(when).toContainText('13:3001')
  },
)
