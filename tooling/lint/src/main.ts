import { join } from 'node:path'
import { checkDependencies } from './dependencies.ts'
import { checkDeviceClock } from './deviceClock.ts'
import { checkFileLength } from './fileLength.ts'
import { checkLockfile } from './lockfile.ts'
import { printProblem } from './problem.ts'
import { checkProofs } from './proofs.ts'
import { checkStyles } from './styles.ts'
import { checkTexts } from './texts.ts'

const root = join(import.meta.dirname, '../../..')
const checks = [checkLockfile, checkDependencies, checkStyles, checkProofs, checkTexts, checkFileLength, checkDeviceClock]
const problems = checks.flatMap((check) => check(root))

for (const problem of problems) console.error(printProblem(problem))
if (problems.length > 0) process.exitCode = 1
