import type { Route } from '@playwright/test'
import { expect, animatedPageOptions, test } from './lobby.ts'
import { findLeadingWidget } from './screens/capabilities.ts'

test.use(animatedPageOptions)

/**
 * Maps each widget that can be at the top of home to a pattern. The pattern matches a chunk that the page requests only
 * after the first load.
 */
const LATER_CHUNKS = {
  draws: /assets\/(?:NextDraws|HomeLotteryList)-/,
  matches: /HotMatches/,
  games: /HomeTicker/,
} as const

test('lets a guest use home when only the scripts that home’s document names have loaded', async ({
  page,
  lobby,
  merchant,
  text,
}) => {
  const named = Promise.withResolvers<readonly string[]>()
  const pathOf = (route: Route) => new URL(route.request().url()).pathname
  const held: Route[] = []
  await page.route(/\/assets\/[^/]+\.js$/, async (route) =>
    (await named.promise).includes(pathOf(route)) ? route.continue() : void held.push(route),
  )
  // Do not wait for the load event, because the test delays all scripts until it has read their names in the document.
  const document = (await (await page.goto(`${lobby.origin}/m/home`, { waitUntil: 'commit' }))?.text()) ?? ''
  named.resolve(
    [...document.matchAll(/(?:<link rel="modulepreload" href|<script type="module" async src)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  // Open the tab of the slots, because the first tab of the merchant Trevo shows lottery draws, whose code loads later.
  const slots = page.getByRole('tab', { name: text('games.category.RNG') })
  await slots.click()
  await expect(slots).toHaveAttribute('aria-selected', 'true')
  await expect(
    page
      .getByRole('tabpanel', { name: text('games.category.RNG') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  // Control: the page has requested a chunk of `LATER_CHUNKS`, and the test has delayed this request.
  await expect
    .poll(() => held.map(pathOf).some((path) => LATER_CHUNKS[findLeadingWidget(merchant)].test(path)))
    .toBe(true)
  await Promise.all(held.map((route) => route.continue()))
})
