/**
 * True if `npm run test:deep` runs: the checks before a release, which take hours. `npm test` runs a shorter version of
 * some of the same tests.
 */
export const isDeepRun: boolean = process.env['LOBBY_DEEP'] === '1'

/**
 * Returns `short` in `npm test` and `deep` in `npm run test:deep`.
 *
 * @param short The value for `npm test`, for example the number of cases of a property test.
 * @param deep The value for `npm run test:deep`.
 */
export const chooseByTestDepth = <T>(short: T, deep: T): T => (isDeepRun ? deep : short)
