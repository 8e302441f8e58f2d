const letters = {
  DEPOSIT: 'D',
  WITHDRAWAL: 'W',
  TRANSFER: 'T',
  ORDER: 'VN',
  ROUND: 'G',
  REBATE: 'B',
  REWARD: 'R',
  ACTIVITY: 'A',
  DOWNLINE: 'H',
  TRANSFER_DOWN: 'N',
  AGENT_REBATE: 'AB',
} as const
export type WireKind = keyof typeof letters

/** An id as the wire has it: letters that say what it is, and ten digits. */
export const wireId = (kind: WireKind, id: number): string => `${letters[kind]}${String(id).padStart(10, '0')}`

/** The number within such an id. */
export const numberIn = (id: string): number => Number(id.replace(/^\D+/, ''))

/** What an entry of the ledger belongs to, as the wire has it; undefined where nothing of its own can be read. */
export function referenceOf(ref: string): string | undefined {
  const [, what, id] = /^(deposit|withdrawal|transfer|order):(\d+)$/.exec(ref) ?? []
  return what && id ? wireId(what.toUpperCase() as WireKind, Number(id)) : undefined
}
