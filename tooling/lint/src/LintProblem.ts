/** A place in the source that breaks one of the project's rules. */
export interface LintProblem {
  /** The path, relative to the project's root. */
  file: string
  line?: number
  /** A sentence that describes the problem and the solution. */
  message: string
}

/** Formats a problem as one line: `packages/ui/src/a.css:7 <message>`. */
export function formatLintProblem({ file, line, message }: LintProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${message}`
}
