import { join } from 'node:path'
import { checks } from './checks.ts'
import { formatProblem } from './problem.ts'

const root = join(import.meta.dirname, '../../..')
const problems = checks.flatMap((check) => check(root))

for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) process.exitCode = 1
