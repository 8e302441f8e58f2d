import type { Motif } from '../seed/motifs.ts'
import { palette } from './colour.ts'
import { hash } from './random.ts'
import { createInk, place } from './svg.ts'
import { symbols } from './symbols/symbols.ts'

const isMotif = (name: string): name is Motif => Object.hasOwn(symbols, name)

/** A motif's symbol by itself, 192 by 192 without a ground; null when there is no such motif. Pure. */
export function drawSymbol(motif: string): string | null {
  if (!isMotif(motif)) return null
  const ink = createInk()
  const hue = hash(motif) % 360
  return ink.document(192, 192, place(symbols[motif](ink, palette(hue, hue + 30, hue, hue + 150), 7), 96, 96, 1))
}
