import { formatProblem } from '@lobby/merchant-cli'

type Problem = Parameters<typeof formatProblem>[0]

/** What the stamp says of the folders that it did not stamp. */
export interface StampResult {
  readonly refused: readonly string[]
  readonly problems: readonly Problem[]
  readonly faults: readonly string[]
}

/** More mistakes than these are the doctor's to tell. */
const most = 5

/** The first mistakes of each merchant folder that was refused, as the doctor tells them, and the command that shows all; what makes a valid folder's site unfit stands in full. */
export function refusals({ refused, problems, faults }: StampResult): string[] {
  const lines = refused.flatMap((id) => {
    const own = problems.filter(({ file }) => file.split('/').includes(id))
    const count =
      own.length > 0
        ? `: it has ${own.length} ${own.length === 1 ? 'mistake' : 'mistakes'}${own.length > most ? `, ${most} of them above` : ''}`
        : ''
    return [
      ...own.slice(0, most).map(formatProblem),
      `merchants/${id} is not stamped${count}. Once it is mended: npm run merchant -- doctor ${id}`,
    ]
  })
  return [...lines, ...faults]
}

/** The place of a mistake as it is printed. */
const placeOf = (problem: Problem): string => formatProblem(problem).split(` ${problem.code} `, 1)[0] ?? ''

/** Lets a line through that does not tell one of these mistakes once more: the sandbox reads the folders for itself. */
export const untold =
  (problems: readonly Problem[], log: (line: string) => void) =>
  (line: string): void => {
    if (!problems.some((problem) => line.startsWith(`${placeOf(problem)} `))) log(line)
  }
