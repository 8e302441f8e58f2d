// What `merchant build` takes of the site's sources, compiled to `dist/stamp/stamp.mjs`.
import { HOME_PATHS, routes } from '@lobby/platform/navigation'

export { earlyUrls } from './earlyUrls.ts'
export { languagesOf } from './languagesOf.ts'
export { renderSkeleton } from './renderSkeleton.tsx'

/** Lazy modules, as the compile's manifest names them, that a page without a network needs: what says so, and its drawings. */
export const keptAhead = ['src/shell/whenCalm.ts', '../../packages/ui/src/State/DrawingShapes.tsx'] as const

/** What a long press on the installed icon offers: the id of its text, and its address. */
export const shortcuts = [
  { text: 'games.category.RNG', url: routes.gameList({ gameType: 'RNG' }) },
  { text: 'games.category.LIVE', url: routes.gameList({ gameType: 'LIVE' }) },
  { text: 'core.service', url: routes.service() },
] as const

/** Texts of the group `shell` that the page of no connection says, which the service worker answers. */
export const offlineTexts = {
  title: 'shell.offline.title',
  text: 'shell.offline.text',
  retry: 'shell.offline.retry',
} as const

/** Paths that home's document answers; every other route gets the shell. */
export const homePaths: readonly string[] = [...new Set(['/', '/index.html', ...HOME_PATHS])]
