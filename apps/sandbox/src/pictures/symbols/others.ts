import type { Motif, SlotMotif } from '../../seed/motifs.ts'
import { balls, board, cage, crash, flip, hilo, mines, pegs, scratch, ticket, tower, tubes } from './draws.ts'
import type { Symbol } from './material.ts'
import { rooster } from './rooster.ts'
import { crab, jelly, koi, manta, octopus, puffer, shark, turtle } from './sea.ts'
import { basketball, blades, boxing, crosshair, football, gamepad, hexcore, racing, tennis, volleyball } from './sport.ts'
import { aces, baccarat, blackjack, chipsHeap, dice, domino, duel, fortune, knight, roulette, sicbo, tiles, truco } from './table.ts'

/** The symbol of each motif that is not a slot's. */
export const otherSymbols: Readonly<Record<Exclude<Motif, SlotMotif>, Symbol>> = {
  roulette,
  blackjack,
  baccarat,
  sicbo,
  fortune,
  chips: chipsHeap,
  duel,
  koi,
  shark,
  turtle,
  jelly,
  octopus,
  crab,
  manta,
  puffer,
  football,
  basketball,
  tennis,
  volleyball,
  racing,
  boxing,
  gamepad,
  crosshair,
  blades,
  hexcore,
  aces,
  domino,
  dice,
  knight,
  tiles,
  truco,
  crash,
  pegs,
  mines,
  tower,
  flip,
  hilo,
  balls,
  cage,
  ticket,
  board,
  scratch,
  tubes,
  holdem: aces,
  flush: truco,
  pot: chipsHeap,
  rooster,
  spurs: blades,
}
