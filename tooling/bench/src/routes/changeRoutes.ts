import type { Page } from 'playwright-core'

/** A route, and what is there once it is shown. */
export interface Stop {
  readonly path: string
  readonly ready: string
}

/** The site's stops and the floor's: home, a list, a form. */
export const siteStops: readonly Stop[] = [
  { path: '/m/home', ready: '[role=tabpanel] button' },
  { path: '/m/gameList?gameType=RNG', ready: '[role=tabpanel] article' },
  { path: '/m/login', ready: 'form input[autocomplete=username]' },
]
export const floorStops: readonly Stop[] = [
  { path: '/m/home', ready: '.lot' },
  { path: '/m/gameList', ready: '[data-tile]' },
  { path: '/m/login', ready: 'input[name=username]' },
]

/**
 * Changes the route within a page so many times, from stop to stop, each time once the one before is shown. It ends where it began when
 * the times go up in the stops.
 * @throws when a stop is not shown
 */
export async function changeRoutes(page: Page, stops: readonly Stop[], times: number): Promise<void> {
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
