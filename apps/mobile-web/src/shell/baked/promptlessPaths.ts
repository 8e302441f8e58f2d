import { getPaths, screenTable } from '../../screens/table/screenTable.ts'

/** The paths of screens on which the prompt about a pending contract is not shown. */
export const promptlessPaths: readonly string[] = screenTable.filter((record) => record.noPrompts).flatMap(getPaths)
