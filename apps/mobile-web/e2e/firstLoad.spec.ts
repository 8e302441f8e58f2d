import type { Route } from '@playwright/test'
import { expect, moving, test } from './lobby.ts'
import { leadOf } from './screens/isOn.ts'

test.use(moving)

/** What comes after the first load, of what stands on top of a merchant's home: in chunks of its own. */
const later = { draws: /assets\/(?:NextDraws|LotteryEntries)-/, matches: /HotMatches/, games: /HomeTicker/ } as const

test('home works with the scripts that its document names, and no other: the byte budget counts them', async ({
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
  // Do not wait for the load event: the scripts are held until their names are known.
  const document = (await (await page.goto(`${lobby.origin}/m/home`, { waitUntil: 'commit' }))?.text()) ?? ''
  named.resolve(
    [...document.matchAll(/(?:<link rel="modulepreload" href|<script type="module" async src)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  // Trevo's first tab has draws, which come later.
  const slots = page.getByRole('tab', { name: text('games.category.RNG') })
  await slots.click()
  await expect(slots).toHaveAttribute('aria-selected', 'true')
  await expect(
    page
      .getByRole('tabpanel', { name: text('games.category.RNG') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  // The control: what comes later has been asked for, and is held back.
  await expect.poll(() => held.map(pathOf).some((path) => later[leadOf(merchant)].test(path))).toBe(true)
  await Promise.all(held.map((route) => route.continue()))
})
