import type { Page } from 'playwright-core'

/** A route, and a selector that matches as soon as the route is shown. */
interface Stop {
  readonly path: string
  readonly ready: string
}

/** Three routes of the site: home, a list and a form. */
export const siteRouteStops: readonly Stop[] = [
  { path: '/m/home', ready: '[role=tabpanel] button' },
  { path: '/m/gameList?gameType=RNG', ready: '[role=tabpanel] article' },
  { path: '/m/login', ready: 'form input[autocomplete=username]' },
]

/**
 * Changes the route of an open page `times` times, and waits each time until the new route is shown. Begins with the
 * second stop, so the page ends at the first one if `times` is a multiple of the number of stops.
 * @throws when a route is not shown within 1,000 frames
 */
export async function changeRouteRepeatedly(page: Page, stops: readonly Stop[], times: number): Promise<void> {
  await page.evaluate(
    async ([all, count]) => {
      const frame = () => new Promise(requestAnimationFrame)
      for (let change = 1; change <= count; change++) {
        const stop = all[change % all.length]
        if (stop === undefined) continue
        const index = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1
        history.pushState({ idx: index, key: `bench-${index}` }, '', stop.path)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
        for (let frames = 0; document.querySelector(stop.ready) === null; frames++) {
          if (frames > 1000) throw new Error(`${stop.path} does not show ${stop.ready}.`)
          await frame()
        }
        await frame()
      }
    },
    [stops, times] as const,
  )
}
