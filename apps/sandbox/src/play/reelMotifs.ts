import type { SeedGame } from '../seed/games.ts'
import { otherMotifs, slotMotifs, type Motif, type Noun } from '../seed/motifs.ts'
import type { Category } from '../seed/vendors.ts'
import type { Language } from '../domain/language.ts'

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

const nouns: ReadonlyMap<string, readonly Noun[]> = new Map<string, readonly Noun[]>(
  [slotMotifs, ...Object.values(otherMotifs)].flatMap((motifs) => Object.entries<readonly Noun[]>(motifs)),
)

/** The seven symbols of a game's reels, the rarest first: its own motif, then those of its category. */
export function reelMotifs({ motif, gameType }: Pick<SeedGame, 'motif' | 'gameType'>): readonly Motif[] {
  return [motif, ...sets[gameType].filter((one) => one !== motif)].slice(0, 7)
}

/** What a symbol is called, for those who do not see it. */
export function motifName(motif: Motif, language: Language): string {
  const [noun] = nouns.get(motif) ?? []
  return noun?.[language === 'PT' ? 1 : 0] ?? motif
}
