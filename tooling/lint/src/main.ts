import { join } from 'node:path'
import { lintChecks } from './lintChecks.ts'
import { formatLintProblem } from './LintProblem.ts'

const root = join(import.meta.dirname, '../../..')
const problems = lintChecks.flatMap((check) => check(root))

for (const problem of problems) console.error(formatLintProblem(problem))
if (problems.length > 0) process.exitCode = 1
