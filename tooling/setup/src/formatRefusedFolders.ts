import { formatProblem } from '@lobby/merchant-cli'

type Problem = Parameters<typeof formatProblem>[0]

/** The part of the result of stamping that describes what was not stamped. */
export interface StampFailures {
  readonly refused: readonly string[]
  readonly problems: readonly Problem[]
  readonly faults: readonly string[]
}

/** The maximum number of mistakes to print per folder. The doctor prints all of them. */
const MAX_MISTAKES = 5

/**
 * Formats the first mistakes of each refused merchant folder as the doctor does, and the command that lists all
 * mistakes of the folder. Then adds the faults of sites whose merchant folder is valid.
 */
export function formatRefusedFolders({ refused, problems, faults }: StampFailures): string[] {
  const lines = refused.flatMap((id) => {
    const own = problems.filter(({ file }) => file.split('/').includes(id))
    const count =
      own.length > 0
        ? `: it has ${own.length} ` +
          `${own.length === 1 ? 'mistake' : 'mistakes'}${own.length > MAX_MISTAKES ? `, the first ${MAX_MISTAKES} are above` : ''}`
        : ''
    return [
      ...own.slice(0, MAX_MISTAKES).map(formatProblem),
      `merchants/${id} is not stamped${count}. Fix the folder, then run: npm run merchant -- doctor ${id}`,
    ]
  })
  return [...lines, ...faults]
}

/** Returns the file, line and column of a mistake as `formatProblem` prints them. */
const formatPlace = (problem: Problem): string => formatProblem(problem).split(` ${problem.code} `, 1)[0] ?? ''

/**
 * Wraps a log function so that it drops lines about mistakes that were already reported. The sandbox reads the merchant
 * folders too, and would log the same mistakes again.
 */
export const createReportedMistakeFilter =
  (problems: readonly Problem[], log: (line: string) => void) =>
  (line: string): void => {
    if (!problems.some((problem) => line.startsWith(`${formatPlace(problem)} `))) log(line)
  }
