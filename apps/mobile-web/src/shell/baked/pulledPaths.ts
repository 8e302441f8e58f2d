import { getPaths, screenTable } from '../../screens/table/screenTable.ts'

/** The paths of screens that refetch their data when the player pulls them down. */
export const pulledPaths: readonly string[] = screenTable.filter((record) => record.pullToRefresh).flatMap(getPaths)
