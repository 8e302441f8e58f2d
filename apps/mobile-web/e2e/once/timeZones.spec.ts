import { expect, test } from '../lobby.ts'
import { scrollUntil } from '../scrollUntil.ts'

/** Half an hour before midnight in UTC, on the last day of a month. */
const kickOff = '2026-10-31T23:30:00Z'

// As far from UTC as a zone can be: the day after, of another month. The other zones are tested beside the card.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test(
  'a match around midnight has the day and the hour of the device’s zone',
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
        json: { ...body, value: body.value.map((match) => ({ ...match, matchTime: kickOff })) },
      })
    })
    await page.goto(`${lobby.origin}/m/home`)
    const when = page.locator(`time[datetime="${kickOff}"]`).first()
    await scrollUntil(page, when)
    await expect(when).toContainText('13:3001')
  },
)
