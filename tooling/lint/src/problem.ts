/** Something in the tree that breaks a rule of the house. */
export interface Problem {
  /** Relative to the project's root. */
  file: string
  line?: number
  /** What is wrong, and what to do instead. */
  message: string
}

/** `packages/ui/src/a.css:7 what is wrong`. */
export function printProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${message}`
}
