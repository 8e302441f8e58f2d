import { getPaths, screenTable } from '../../screens/table/screenTable.ts'

/** Maps a path to the parts of the shell that its screen hides. Part of home's first load, which does not contain the table of screens. */
export const hiddenFrameParts: Readonly<Record<string, readonly ('header' | 'bar' | 'foot')[]>> = Object.fromEntries(
  screenTable.flatMap((record) =>
    record.without ? getPaths(record).map((path) => [path, record.without ?? []] as const) : [],
  ),
)
