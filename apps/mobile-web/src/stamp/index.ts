// The parts of the site's source that `merchant build` uses, compiled to `dist/stamp/stamp.mjs`.
import { HOME_PATHS, routes } from '@lobby/platform/navigation'

export { preloadUrls } from './preloadUrls.ts'
export { readLanguages } from './readLanguages.ts'
export { renderSkeleton } from './renderSkeleton.tsx'

/** Lazy modules, by their keys in the compile's manifest, that a page needs to show that it is offline: the messages and their illustrations. */
export const precachedModules = ['src/shell/idle.chunk.ts', '../../packages/ui/src/State/DrawingShapes.tsx'] as const

/** The entries of the menu that a long press on the installed site's icon opens: the message id and the URL of each. */
export const shortcuts = [
  { text: 'games.category.RNG', url: routes.gameList({ gameType: 'RNG' }) },
  { text: 'games.category.LIVE', url: routes.gameList({ gameType: 'LIVE' }) },
  { text: 'core.service', url: routes.service() },
] as const

/** Message ids, from the group `shell`, of the offline page with which the service worker answers. */
export const offlineTexts = {
  title: 'shell.offline.title',
  text: 'shell.offline.text',
  retry: 'shell.offline.retry',
} as const

/** The paths that get home's document. All other routes get the shell's document. */
export const homePaths: readonly string[] = [...new Set(['/', '/index.html', ...HOME_PATHS])]
