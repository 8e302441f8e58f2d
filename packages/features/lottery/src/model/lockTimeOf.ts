import type { Lottery } from '../queries/lotteries.ts'

/** Milliseconds until nothing is sold any more for the running draw: what remains until it, less `lockTime` seconds, at least 0 (C37). */
export const lockTimeOf = ({ remainTime, lockTime }: Pick<Lottery, 'remainTime' | 'lockTime'>): number =>
  Math.max(0, remainTime - lockTime * 1000)
