import type { RunningServer } from '@lobby/sandbox/server'

/** A game as the platform tells of it; what of it is not read here goes along. */
export interface BenchGame extends Readonly<Record<string, unknown>> {
  readonly nodeId: number
  readonly gameName: string
  readonly iconUrl: string
}

/** So many slots: the catalogue's own, over and over, each time under ids of their own. */
export function makeGames(db: RunningServer['sandbox']['db'], count: number): BenchGame[] {
  const rows = db.prepare("SELECT wire FROM game WHERE category = 'RNG' ORDER BY node_id").all() as { wire: string }[]
  const slots = rows.map(({ wire }) => JSON.parse(wire) as BenchGame)
  if (slots.length === 0) throw new Error('The sandbox has no slots to fill a list with.')
  return Array.from({ length: count }, (_, index) => {
    const slot = slots[index % slots.length] as BenchGame
    return index < slots.length ? slot : { ...slot, nodeId: 1_000_000 + index }
  })
}
