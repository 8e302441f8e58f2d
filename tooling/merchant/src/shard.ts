import { createHash } from 'node:crypto'

/** One of several machines that stamp a fleet together, each its part: which one, from 1, and of how many. */
export type Shard = ReturnType<typeof parseShard>

/** Reads `2/5`. @throws Error with an example if the text has another form */
export function parseShard(text: string) {
  const [number = 0, of = 0] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.slice(1).map(Number) ?? []
  if (number >= 1 && number <= of) return { number, of }
  const cure = 'Write the number of this part and of how many, from 1: --shard 2/5'
  throw new Error(`"--shard ${text}" is no part of a fleet. ${cure}`)
}

/**
 * The merchants of a shard, in their order. Which one a merchant is in follows from its id and the number of shards alone: so it stays there, and what was kept
 * of its stamp stays good, when other folders come and go.
 */
export function ofShard(ids: readonly string[], { number, of }: Shard): readonly string[] {
  return ids.filter((id) => createHash('sha256').update(id).digest().readUInt32BE() % of === number - 1)
}
