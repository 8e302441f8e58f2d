/** Whether `npm run test:deep` runs: the checks of a release, which take hours, instead of the short form of each in `npm test`. */
export const isDeep: boolean = process.env['LOBBY_DEEP'] === '1'

/**
 * Says how much a test does: a little in `npm test`, much in `npm run test:deep`.
 *
 * @param short For example the runs of a property in `npm test`.
 * @param deep The same in the deep run.
 */
export const depth = <T>(short: T, deep: T): T => (isDeep ? deep : short)
