import type { Game } from '../domain/catalogue.ts'
import type { Language } from '../domain/language.ts'
import { hashTextTo32Bits, createSeededRandom, type SeededRandom } from '../domain/random.ts'
import motifs from './data/motifs.json' with { type: 'json' }
import wordSets from './data/words.json' with { type: 'json' }
import { seedLotteries } from './lotteries.ts'
import { seedVendors, type GameCategory, type SeedVendor } from './vendors.ts'

type ByCategory = typeof motifs
/**
 * The motif of a game, for example roulette. It selects the symbol in the game's picture and the nouns for the game's
 * title.
 */
export type GameMotif = { [In in keyof ByCategory]: keyof ByCategory[In] }[keyof ByCategory]

/**
 * The words that a generated game title combines with a noun. The `agreeing` adjectives have a form for each gender of
 * Portuguese nouns.
 */
type Words = (typeof wordSets)['RNG']
type Noun = ByCategory['RNG']['gem']['nouns'][number]
interface MotifParts {
  readonly nouns: readonly Noun[]
  /** The classification of a slot; other games have none. */
  readonly classification?: string
}
const wordsOf: Readonly<Record<GameCategory, Words>> = {
  ...wordSets,
  ELOTTO: wordSets.LOTT,
  POKER: wordSets.PVP,
  COCKFIGHT: wordSets.ESPORTS,
}

/** The nouns and the classification of the games with each motif. */
const partsOf = new Map(Object.values(motifs).flatMap((own) => Object.entries<MotifParts>(own)))

/** Returns the name of a motif, for the alternative text of a picture. */
export const getGameMotifName = (motif: GameMotif, language: Language): string =>
  partsOf.get(motif)?.nouns[0]?.[language] ?? motif

/** A game of the demo: the API contract's `Game`, and additional data for lists, launches and pictures. */
export interface SeedGame extends Game {
  readonly isNew: boolean
  /** The popularity from 0 to 100. The list of hot games contains the games with the highest values. */
  readonly hot: number
  readonly minBetMinor: number
  /** The classification of a slot; other games have none. */
  readonly classification?: string
  /** The type of a live game's room; other games have none (GAME-076). */
  readonly roomType?: GameRoomType
  /** The price of a private room, in minor units; 0 for all other games. */
  readonly priceMinor: number
  readonly motif: GameMotif
}

export type GameRoomType = 'normal' | 'vip' | 'private'

// The smallest stakes of slots, in minor units: the values that the filter of the site offers.
const SLOT_MIN_BETS_MINOR = [1, 5, 10, 50, 75]
const OTHER_MIN_BETS_MINOR = [10, 20, 50, 50, 100]
const gameCounts: readonly (readonly [GameCategory, number])[] = [
  ['RNG', 332],
  ['LIVE', 72],
  ['FISH', 40],
  ['SPORTS', 30],
  ['ESPORTS', 20],
  ['PVP', 52],
  ['INHOUSE', 42],
  ['LOTT', 32],
  ['ELOTTO', 32],
  ['POKER', 24],
  ['COCKFIGHT', 20],
]

function composeTitle(random: SeededRandom, { EN: english, PT: portuguese, gender }: Noun, words: Words): string {
  const kind = random.next()
  if (kind < 0.32) return `${random.pick(words.adjectives)} ${english}`
  if (kind < 0.58) return `${english} ${random.pick(words.tails)}`
  if (kind < 0.76) return `${portuguese} ${random.pick(words.agreeing)[gender === 'm' ? 'm' : 'f']}`
  return `${portuguese} ${random.pick(words.places)}`
}

/** Generates a game title that is not used yet and in which no word occurs twice. */
function pickUnusedTitle(random: SeededRandom, nouns: readonly Noun[], words: Words, usedTitles: Set<string>): string {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const name = composeTitle(random, random.pick(nouns), words)
    const parts = name
      .toLowerCase()
      .split(' ')
      .filter((part) => part.length > 3)
    if (usedTitles.has(name) || new Set(parts).size < parts.length) continue
    usedTitles.add(name)
    return name
  }
  throw new Error(
    `No free title is left for ${nouns[0]?.EN ?? 'a motif'}. Add words to its category in seed/data/words.json.`,
  )
}

function pickVendor(own: readonly SeedVendor[], at: number, category: GameCategory): SeedVendor {
  const vendor = own[(at * 5 + Math.floor(at / own.length)) % own.length]
  if (!vendor) throw new Error(`No vendor has the category ${category}. Add one in seed/data/vendors.json.`)
  return vendor
}

/**
 * Chooses the room type of a live game. Uses a hash of the game's id, because the next number of the random generator
 * would change the titles of all later games.
 */
function chooseRoom(nodeId: number): { roomType: GameRoomType; priceMinor: number } {
  const place = hashTextTo32Bits(`room ${nodeId}`) % 12
  if (place < 2) return { roomType: 'vip', priceMinor: 0 }
  return place === 2
    ? { roomType: 'private', priceMinor: [500, 1000, 2500][nodeId % 3] ?? 500 }
    : { roomType: 'normal', priceMinor: 0 }
}

function buildGames(): readonly SeedGame[] {
  const usedTitles = new Set<string>()
  const seedGames: SeedGame[] = []
  for (const [category, count] of gameCounts) {
    const random = createSeededRandom(`games ${category}`)
    const ownMotifs = Object.entries<MotifParts>(motifs[category])
    const own = seedVendors.filter((vendor) => vendor.categories.includes(category))
    for (let at = 0; at < count; at++) {
      const [motif, { nouns, classification }] = ownMotifs[at % ownMotifs.length] as [GameMotif, MotifParts]
      const vendor = pickVendor(own, at, category)
      const nodeId = 10001 + seedGames.length
      const lottery = category === 'LOTT' ? seedLotteries[at] : undefined
      // Lotteries ignore this generated title. Generate a title for them nevertheless. Otherwise a new lottery would
      // change the titles of other games.
      const free = pickUnusedTitle(random, nouns, wordsOf[category], usedTitles)
      const name = lottery?.name ?? free
      const chance = random.next()
      const hidden = lottery ? 0.5 : chance
      const isNew = random.next() < 0.09
      const hot = random.whole(0, 100)
      seedGames.push({
        nodeId,
        gameName: name,
        nodeName: name,
        vassalage: vendor.code,
        vendorName: vendor.name,
        iconUrl: `/game/${nodeId}.webp`,
        // Always show the pictures of popular games: at the top of a list, a game without a picture would look like an
        // error.
        showIcon: hidden > 0.02 || hot > 50,
        supportPlay: hidden < 0.98,
        gameType: category,
        roomId: `${vendor.code.toLowerCase()}-${motif}-${nodeId}`,
        gameId: `${vendor.code}${nodeId}`,
        isNew,
        hot,
        minBetMinor: random.pick(category === 'RNG' ? SLOT_MIN_BETS_MINOR : OTHER_MIN_BETS_MINOR),
        ...(category === 'LIVE' ? chooseRoom(nodeId) : { priceMinor: 0 }),
        ...(classification && { classification }),
        motif,
      })
    }
  }
  return seedGames
}

/** The games of the demo, the same on every machine. Ids, titles and pictures are unique. */
export const demoGames: readonly SeedGame[] = buildGames()

/** The games by id. */
export const seedGamesById: ReadonlyMap<number, SeedGame> = new Map(demoGames.map((game) => [game.nodeId, game]))

/** The catalogue entries of the lotteries, in the same order as `seedLotteries`. */
export const lotteryCatalogueGames: readonly SeedGame[] = demoGames
  .filter(({ gameType }) => gameType === 'LOTT')
  .slice(0, seedLotteries.length)

/** Returns the catalogue entry of a lottery by the lottery's code. */
export const findLotteryCatalogueGame = (code: string): SeedGame | undefined =>
  lotteryCatalogueGames[seedLotteries.findIndex((each) => each.code === code)]
