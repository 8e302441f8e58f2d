import { getScreenPaths, screenTable } from '../../screens/table/screenTable.ts'

/** The paths of screens that suppress the prompt about a contract that an agent has offered. */
export const pathsWithoutContractPrompt: readonly string[] = screenTable
  .filter((record) => record.hidesContractPrompts)
  .flatMap(getScreenPaths)
