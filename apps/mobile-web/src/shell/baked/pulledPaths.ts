import { pathsOf, screenTable } from '../../screens/table/screenTable.ts'

/** Screens that load their data again when they are pulled down. */
export const pulledPaths: readonly string[] = screenTable.filter((record) => record.pullToRefresh).flatMap(pathsOf)
