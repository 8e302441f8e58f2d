import { getScreenPaths, screenTable } from '../../screens/table/screenTable.ts'

/** The paths of screens that refetch their data when the player pulls the screen down. */
export const pullToRefreshPaths: readonly string[] = screenTable
  .filter((record) => record.pullToRefresh)
  .flatMap(getScreenPaths)
