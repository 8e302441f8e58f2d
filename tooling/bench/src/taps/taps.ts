import { listTaps, type Tap } from '../exact/listTaps.ts'

const tabs = (selector: string): Tap[] => [1, 2, 3].map((nth) => ({ on: selector, nth }))

/** Home's tabs, the way to a list, its hearts, the way to the login: what the floor app has too. */
export const floorTaps: readonly Tap[] = [
  ...tabs('.tabs button'),
  { on: '.tabs button' },
  { on: 'nav a[href="/m/gameList"]', then: '[data-tile]' },
  ...[0, 1, 2].map((nth) => ({ on: '.heart', nth })),
  { on: 'header a', then: 'input[name=username]' },
]

/** The same on the site, and what it has beside: the list's categories, and the sheet of its providers. */
export const siteTaps: readonly Tap[] = [
  ...tabs('main [role=tab]'),
  { on: 'main [role=tab][id$="-RNG"]', then: 'main [role=tabpanel][aria-labelledby$="-RNG"] a[href*="/m/gameList"]' },
  { on: 'main [role=tabpanel] a[href*="/m/gameList"]', then: 'main article [aria-pressed]' },
  ...listTaps,
  // Only home's header has a way in.
  { on: 'header button', then: 'header a[href*="/m/login"]' },
  { on: 'header a[href*="/m/login"]', then: 'form input[autocomplete=username]' },
]
