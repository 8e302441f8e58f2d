import { checkDependencies } from './dependencies.ts'
import { checkDeviceClock } from './deviceClock.ts'
import { checkLockfile } from './lockfile.ts'
import type { Problem } from './problem.ts'
import { checkProofs } from './proofs.ts'
import { checkStyles } from './styles.ts'
import { checkTexts } from './texts.ts'

/** The project's own lint rules. Each takes the root folder and returns the problems that it finds. */
export const checks: readonly ((root: string) => Problem[])[] = [
  checkLockfile,
  checkDependencies,
  checkStyles,
  checkProofs,
  checkTexts,
  checkDeviceClock,
]
