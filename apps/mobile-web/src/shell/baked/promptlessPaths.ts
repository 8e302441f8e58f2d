import { pathsOf, screenTable } from '../../screens/table/screenTable.ts'

/** Screens on which nobody is asked about a contract that waits. */
export const promptlessPaths: readonly string[] = screenTable.filter((record) => record.noPrompts).flatMap(pathsOf)
