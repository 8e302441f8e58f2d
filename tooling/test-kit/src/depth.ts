/** True during `npm run test:deep`, the checks before a release, which take hours. `npm test` runs a short form of each test. */
export const isDeepRun: boolean = process.env['LOBBY_DEEP'] === '1'

/**
 * Returns `short` in `npm test` and `deep` in `npm run test:deep`.
 *
 * @param short For example how many times `npm test` runs a property.
 * @param deep The same for the deep run.
 */
export const byDepth = <T>(short: T, deep: T): T => (isDeepRun ? deep : short)
