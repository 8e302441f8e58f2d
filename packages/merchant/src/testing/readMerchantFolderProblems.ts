import { readMerchant, type MessageCheckOptions, type Problem } from '../reader/index.ts'

/** The checks of the reader with two small dictionaries in place of the product's. One text has a placeholder. */
export const messageCheckOptionsFixture: MessageCheckOptions = {
  dictionaries: {
    EN: { 'core.home': 'Home', 'core.hello': 'Hello {name}' },
    PT: { 'core.home': 'Início', 'core.hello': 'Olá {name}' },
  },
  checkMessage: (_, id, text) =>
    id === 'core.hello' && !text.includes('{name}') ? { message: 'It must have {name}.' } : null,
}

/** Reads a merchant folder and returns its problems. */
export async function readMerchantFolderProblems(folder: string): Promise<readonly Problem[]> {
  const result = await readMerchant(folder, messageCheckOptionsFixture)
  return result.ok ? [] : result.problems
}

/** Formats the position and the code of a problem: `merchant.jsonc:7:13 LM007`. */
export const formatProblemPosition = ({ file, line, column, code }: Problem) =>
  `${file.split('/').slice(-1).join('')}:${line}:${column} ${code}`
