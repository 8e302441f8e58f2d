// The parts of the site's source that `merchant build` uses, compiled to `dist/stamp/stamp.mjs`.
import { HOME_PATHS, routes } from '@lobby/platform/navigation'

export { pages } from './baked/pages.ts'
export { preloadUrls } from './preloadUrls.ts'
export { readLanguages } from './readLanguages.ts'
export { renderSkeleton } from './renderSkeleton.tsx'

/**
 * The lazy modules that a page needs to show that it is offline, by their keys in the compile's manifest. The service
 * worker caches these modules at its installation.
 */
export const precachedModules = [
  'src/shell/idle.chunk.ts',
  '../../packages/ui/src/State/StateDrawingShapes.tsx',
] as const

/**
 * The shortcuts in the web app manifest, each with a message id and a URL. A long press on the installed site's icon
 * shows the shortcuts.
 */
export const shortcuts = [
  { text: 'games.category.RNG', url: routes.gameList({ gameType: 'RNG' }) },
  { text: 'games.category.LIVE', url: routes.gameList({ gameType: 'LIVE' }) },
  { text: 'core.service', url: routes.service() },
] as const

/** The message id (group `shell`) of the description of the site for search engines and shared links. */
export const descriptionText = 'shell.description'

/** The message ids (group `shell`) of the texts on the service worker's offline page. */
export const offlineTexts = {
  title: 'shell.offline.title',
  text: 'shell.offline.text',
  retry: 'shell.offline.retry',
} as const

/** The paths to which the server responds with home's document. All other routes get the document of the app shell. */
export const homePaths: readonly string[] = [...new Set(['/', '/index.html', ...HOME_PATHS])]
