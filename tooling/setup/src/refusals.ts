/** What the stamp says of the folders that it did not stamp. */
export interface StampResult {
  readonly refused: readonly string[]
  readonly problems: readonly { readonly file: string }[]
  readonly faults: readonly string[]
}

/**
 * A line for each merchant folder that was refused, with the command that shows every mistake; what makes a valid folder's site
 * unfit stands in full.
 */
export function refusals({ refused, problems, faults }: StampResult): string[] {
  const lines = refused.map((id) => {
    const count = problems.filter(({ file }) => file.split('/').includes(id)).length
    return `merchants/${id} is not stamped${count > 0 ? `: it has ${count} ${count === 1 ? 'mistake' : 'mistakes'}` : ''}. To see why: npm run merchant -- doctor ${id}`
  })
  return [...lines, ...faults]
}
