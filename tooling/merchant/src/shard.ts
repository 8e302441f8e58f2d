import { createHash } from 'node:crypto'

/**
 * The part of all merchants that one of several machines stamps: the number of the part, counted from 1, and the number
 * of parts.
 */
export type MerchantShard = ReturnType<typeof parseMerchantShard>

/** Parses a shard such as `2/5`. @throws Error with an example if the text has another form. */
export function parseMerchantShard(text: string) {
  const [number = 0, of = 0] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.slice(1).map(Number) ?? []
  if (number >= 1 && number <= of) return { number, of }
  const cure = 'Write the number of this part and the number of all parts, counted from 1: --shard 2/5'
  throw new Error(`"--shard ${text}" is not a part of a fleet. ${cure}`)
}

/**
 * Returns the ids that are in a shard, in the given order. The shard of a merchant depends only on its id and the
 * number of shards. So a merchant remains in the same shard when other folders are added or removed, and cached stamps
 * remain valid.
 */
export function filterMerchantsByShard(ids: readonly string[], { number, of }: MerchantShard): readonly string[] {
  return ids.filter((id) => createHash('sha256').update(id).digest().readUInt32BE() % of === number - 1)
}
