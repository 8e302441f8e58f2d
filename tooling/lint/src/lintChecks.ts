import { checkCommitSubjects } from './checkCommitSubjects.ts'
import { checkDependencies } from './checkDependencies.ts'
import { checkDeviceClockUse } from './checkDeviceClockUse.ts'
import { checkLockfile } from './checkLockfile.ts'
import type { LintProblem } from './LintProblem.ts'
import { checkRequirementAndFaultTests } from './checkRequirementAndFaultTests.ts'
import { checkStyleSheets } from './checkStyleSheets.ts'
import { checkDictionaries } from './checkDictionaries.ts'
import { checkWording } from './checkWording.ts'

/** The project's own lint rules. Each takes the root folder and returns the problems that it finds. */
export const lintChecks: readonly ((root: string) => LintProblem[])[] = [
  checkLockfile,
  checkDependencies,
  checkStyleSheets,
  checkRequirementAndFaultTests,
  checkDictionaries,
  checkDeviceClockUse,
  checkWording,
  checkCommitSubjects,
]
