import { pathsOf, screenTable } from '../../screens/table/screenTable.ts'

/** Path to what the shell leaves out around its screen: for home's first load, before the table is here. */
export const frames: Readonly<Record<string, readonly ('header' | 'bar' | 'foot')[]>> = Object.fromEntries(
  screenTable.flatMap((record) =>
    record.without ? pathsOf(record).map((path) => [path, record.without ?? []] as const) : [],
  ),
)
