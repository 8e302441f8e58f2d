import { checkCommits } from './checkCommits.ts'
import { checkDependencies } from './checkDependencies.ts'
import { checkDeviceClock } from './checkDeviceClock.ts'
import { checkLockfile } from './checkLockfile.ts'
import type { LintProblem } from './LintProblem.ts'
import { checkRequirementAndFaultTests } from './checkRequirementAndFaultTests.ts'
import { checkStyles } from './checkStyles.ts'
import { checkDictionaries } from './checkDictionaries.ts'
import { checkWording } from './checkWording.ts'

/** The project's own lint rules. Each takes the root folder and returns the problems that it finds. */
export const lintChecks: readonly ((root: string) => LintProblem[])[] = [
  checkLockfile,
  checkDependencies,
  checkStyles,
  checkRequirementAndFaultTests,
  checkDictionaries,
  checkDeviceClock,
  checkWording,
  checkCommits,
]
