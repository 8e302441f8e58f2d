import { getScreenPaths, screenTable } from '../../screens/table/screenTable.ts'

/**
 * Maps a path to the parts of the app shell that its screen hides. Computed at build time, because home's first load
 * does not contain the screen table.
 */
export const hiddenFramePartsByPath: Readonly<Record<string, readonly ('header' | 'bar' | 'foot')[]>> =
  Object.fromEntries(
    screenTable.flatMap((record) =>
      record.hiddenFrameParts
        ? getScreenPaths(record).map((path) => [path, record.hiddenFrameParts ?? []] as const)
        : [],
    ),
  )
