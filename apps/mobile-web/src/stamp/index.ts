// What `merchant build` takes of the site's sources, compiled to `dist/stamp/stamp.mjs`.
import { homeAliases } from '@lobby/platform/routes'

export { earlyUrls } from './earlyUrls.ts'
export { languagesOf } from './languagesOf.ts'
export { renderSkeleton } from './renderSkeleton.tsx'

/** Paths that home's document answers; every other route gets the shell. */
export const homePaths: readonly string[] = [...new Set(['/', '/index.html', ...homeAliases])]
