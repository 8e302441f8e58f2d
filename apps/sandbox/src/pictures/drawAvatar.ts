import type { Motif } from '../seed/motifs.ts'
import { palette, rich } from './colour.ts'
import { lettering } from './letters.ts'
import { hash } from './random.ts'
import { circle, createInk, place, rect } from './svg.ts'
import { symbols } from './symbols/symbols.ts'

/** Hues that stay clear as a tint: no olive, no mustard. */
const tints = [0, 22, 42, 145, 165, 190, 215, 245, 270, 300, 335]

const isMotif = (name: string): name is Motif => Object.hasOwn(symbols, name)

/** A person without a photograph, 96 by 96: the symbol that was chosen, else initials, on a tint. Pure. */
export function drawAvatar(seed: string): string {
  const ink = createInk()
  const hue = tints[hash(`avatar ${seed}`) % tints.length] ?? 0
  const parts = seed.split(/[^a-z]+/i).filter(Boolean)
  const initials = parts.length > 1 ? `${parts[0]?.[0] ?? ''}${parts[1]?.[0] ?? ''}` : (parts[0] ?? '').slice(0, 2)
  const sign = isMotif(seed)
    ? place(symbols[seed](ink, palette(hue + 150, hue + 180, hue + 150, hue + 60), 7), 48, 50, 0.4)
    : lettering(initials || 'A', 48, 48, 34, '#ffffff', 2.6, 4.6)
  return ink.document(
    96,
    96,
    rect(0, 0, 96, 96, ink.linear(60, [0, rich(0.62, 0.16, hue)], [1, rich(0.36, 0.14, hue - 25)])) + circle(78, 12, 44, '#fff', 'opacity=".09"') + sign,
  )
}
