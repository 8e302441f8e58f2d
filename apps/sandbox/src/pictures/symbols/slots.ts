import type { SlotMotif } from '../../seed/motifs.ts'
import * as creatures from './creatures.ts'
import type { Symbol } from './material.ts'
import * as nature from './nature.ts'
import * as objects from './objects.ts'
import * as treasures from './treasures.ts'

/** The symbol of each motif of the slots. */
export const slotSymbols: Readonly<Record<SlotMotif, Symbol>> = { ...nature, ...creatures, ...treasures, ...objects }
