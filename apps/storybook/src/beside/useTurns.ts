import { useEffect, useState } from 'react'

/** Milliseconds that a frame may take before the next one begins without it. */
const patience = 30_000

/**
 * Lets frames begin one after the other: the plays of two at once would take the focus from each other.
 *
 * @param told What each frame has told, by its id.
 * @returns The place of the one whose turn it is; the number of frames once all had theirs.
 */
export function useTurns(ids: readonly string[], told: Readonly<Record<string, unknown>>): number {
  const [late, setLate] = useState<readonly string[]>([])
  const turn = ids.findIndex((id) => told[id] === undefined && !late.includes(id))
  const waitedFor = ids[turn]
  useEffect(() => {
    if (waitedFor === undefined) return undefined
    const timer = setTimeout(() => setLate((before) => [...before, waitedFor]), patience)
    return () => clearTimeout(timer)
  }, [waitedFor])
  return turn < 0 ? ids.length : turn
}
