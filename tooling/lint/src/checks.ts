import { checkCommits } from './checkCommits.ts'
import { checkDependencies } from './checkDependencies.ts'
import { checkDeviceClock } from './checkDeviceClock.ts'
import { checkLockfile } from './checkLockfile.ts'
import type { Problem } from './problem.ts'
import { checkProofs } from './checkProofs.ts'
import { checkStyles } from './checkStyles.ts'
import { checkTexts } from './checkTexts.ts'
import { checkWording } from './checkWording.ts'

/** The project's own lint rules. Each takes the root folder and returns the problems that it finds. */
export const checks: readonly ((root: string) => Problem[])[] = [
  checkLockfile,
  checkDependencies,
  checkStyles,
  checkProofs,
  checkTexts,
  checkDeviceClock,
  checkWording,
  checkCommits,
]
