import type { Motif, SeedGame } from '../seed/games.ts'
import type { Category } from '../seed/vendors.ts'

const classics: readonly Motif[] = ['seven', 'crown', 'gem', 'bell', 'star', 'clover', 'cherry']
const sets: Readonly<Record<Category, readonly Motif[]>> = {
  RNG: classics,
  LIVE: ['roulette', 'fortune', 'chips', 'blackjack', 'sicbo', 'baccarat', 'duel'],
  FISH: ['shark', 'octopus', 'manta', 'turtle', 'puffer', 'koi', 'crab'],
  SPORTS: ['football', 'basketball', 'tennis', 'volleyball', 'racing', 'boxing', 'shield'],
  ESPORTS: ['hexcore', 'gamepad', 'blades', 'crosshair', 'rocket', 'bolt', 'shield'],
  PVP: ['knight', 'aces', 'dice', 'domino', 'tiles', 'truco', 'crown'],
  INHOUSE: ['crash', 'mines', 'tower', 'flip', 'hilo', 'pegs', 'gem'],
  LOTT: ['cage', 'balls', 'ticket', 'clover', 'star', 'coin', 'bell'],
  POKER: ['holdem', 'flush', 'pot', 'aces', 'crown', 'coin', 'gem'],
  COCKFIGHT: ['rooster', 'spurs', 'feather', 'shield', 'star', 'coin', 'bell'],
  ELOTTO: ['tubes', 'board', 'scratch', 'clover', 'star', 'coin', 'bell'],
}

/** The seven symbols of a game's reels, the rarest first: its own motif, then those of its category. */
export function reelMotifs({ motif, gameType }: Pick<SeedGame, 'motif' | 'gameType'>): readonly Motif[] {
  return [motif, ...sets[gameType].filter((one) => one !== motif)].slice(0, 7)
}
