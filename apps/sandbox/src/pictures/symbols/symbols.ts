import type { Motif } from '../../seed/motifs.ts'
import type { Symbol } from './material.ts'
import { otherSymbols } from './others.ts'
import { slotSymbols } from './slots.ts'

/** The symbol of each motif. */
export const symbols: Readonly<Record<Motif, Symbol>> = { ...slotSymbols, ...otherSymbols }
