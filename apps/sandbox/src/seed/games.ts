import type { Game } from '../domain/catalogue.ts'
import type { Language } from '../domain/language.ts'
import { hash, randomFrom, type Random } from '../domain/random.ts'
import motifs from './data/motifs.json' with { type: 'json' }
import wordSets from './data/words.json' with { type: 'json' }
import { lotteries } from './lotteries.ts'
import { vendors, type Category, type SeedVendor } from './vendors.ts'

type ByCategory = typeof motifs
/** What a game is about: it names the symbol of its picture, and the nouns that its title is made of. */
export type Motif = { [In in keyof ByCategory]: keyof ByCategory[In] }[keyof ByCategory]

/** The words that a title combines with the noun of its motif. Adjectives agree with the gender of a Portuguese noun. */
type Words = (typeof wordSets)['RNG']
type Noun = ByCategory['RNG']['gem']['nouns'][number]
interface MotifParts {
  readonly nouns: readonly Noun[]
  /** Of slots alone. */
  readonly classification?: string
}
const wordsOf: Readonly<Record<Category, Words>> = {
  ...wordSets,
  ELOTTO: wordSets.LOTT,
  POKER: wordSets.PVP,
  COCKFIGHT: wordSets.ESPORTS,
}

/** The parts of all motifs. */
const partsOf = new Map(Object.values(motifs).flatMap((own) => Object.entries<MotifParts>(own)))

/** What a symbol is called, for those who do not see it. */
export const motifName = (motif: Motif, language: Language): string => partsOf.get(motif)?.nouns[0]?.[language] ?? motif

/** A game of the demo: what the contract's `Game` carries, and what lists, launches and pictures need beside it. */
export interface SeedGame extends Game {
  readonly isNew: boolean
  /** 0 to 100; the hot list takes the highest. */
  readonly hot: number
  readonly minBetMinor: number
  /** Of slots alone. */
  readonly classification?: string
  /** Of live games alone (GAME-076). */
  readonly roomType?: RoomType
  /** The price of a private room, in minor units; the others are free to enter. */
  readonly priceMinor: number
  readonly motif: Motif
}

export type RoomType = 'normal' | 'vip' | 'private'

/** The smallest bets that the site's filter offers. */
const slotBets = [1, 5, 10, 50, 75]
const otherBets = [10, 20, 50, 50, 100]
const counts: readonly (readonly [Category, number])[] = [
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

function title(random: Random, { EN: english, PT: portuguese, gender }: Noun, words: Words): string {
  const kind = random.next()
  if (kind < 0.32) return `${random.pick(words.adjectives)} ${english}`
  if (kind < 0.58) return `${english} ${random.pick(words.tails)}`
  if (kind < 0.76) return `${portuguese} ${random.pick(words.agreeing)[gender === 'm' ? 'm' : 'f']}`
  return `${portuguese} ${random.pick(words.places)}`
}

/** A title that says no word twice and that no other game has. */
function freeTitle(random: Random, nouns: readonly Noun[], words: Words, taken: Set<string>): string {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const name = title(random, random.pick(nouns), words)
    const parts = name
      .toLowerCase()
      .split(' ')
      .filter((part) => part.length > 3)
    if (taken.has(name) || new Set(parts).size < parts.length) continue
    taken.add(name)
    return name
  }
  throw new Error(
    `No free title is left for ${nouns[0]?.EN ?? 'a motif'}. Add words to its category in seed/data/words.json.`,
  )
}

function vendorOf(own: readonly SeedVendor[], at: number, category: Category): SeedVendor {
  const vendor = own[(at * 5 + Math.floor(at / own.length)) % own.length]
  if (!vendor) throw new Error(`No vendor has the category ${category}. Add one in seed/data/vendors.json.`)
  return vendor
}

/** Most rooms of live games are free; some are for members of a VIP level, some are paid. By the id, so that no title depends on it. */
function roomOf(nodeId: number): { roomType: RoomType; priceMinor: number } {
  const place = hash(`room ${nodeId}`) % 12
  if (place < 2) return { roomType: 'vip', priceMinor: 0 }
  return place === 2
    ? { roomType: 'private', priceMinor: [500, 1000, 2500][nodeId % 3] ?? 500 }
    : { roomType: 'normal', priceMinor: 0 }
}

function build(): readonly SeedGame[] {
  const taken = new Set<string>()
  const games: SeedGame[] = []
  for (const [category, count] of counts) {
    const random = randomFrom(`games ${category}`)
    const ownMotifs = Object.entries<MotifParts>(motifs[category])
    const own = vendors.filter((vendor) => vendor.categories.includes(category))
    for (let at = 0; at < count; at++) {
      const [motif, { nouns, classification }] = ownMotifs[at % ownMotifs.length] as [Motif, MotifParts]
      const vendor = vendorOf(own, at, category)
      const nodeId = 10001 + games.length
      const lottery = category === 'LOTT' ? lotteries[at] : undefined
      // Taken for a lottery too, so that the others keep their titles.
      const free = freeTitle(random, nouns, wordsOf[category], taken)
      const name = lottery?.name ?? free
      const chance = random.next()
      const hidden = lottery ? 0.5 : chance
      const isNew = random.next() < 0.09
      const hot = random.whole(0, 100)
      games.push({
        nodeId,
        gameName: name,
        nodeName: name,
        vassalage: vendor.code,
        vendorName: vendor.name,
        iconUrl: `/game/${nodeId}.webp`,
        // What many play stands at the top of lists, where a tile without its picture looks like a fault.
        showIcon: hidden > 0.02 || hot > 50,
        supportPlay: hidden < 0.98,
        gameType: category,
        roomId: `${vendor.code.toLowerCase()}-${motif}-${nodeId}`,
        gameId: `${vendor.code}${nodeId}`,
        isNew,
        hot,
        minBetMinor: random.pick(category === 'RNG' ? slotBets : otherBets),
        ...(category === 'LIVE' ? roomOf(nodeId) : { priceMinor: 0 }),
        ...(classification && { classification }),
        motif,
      })
    }
  }
  return games
}

/** The games of the demo, the same on every machine: ids, titles and pictures are each unique. */
export const games: readonly SeedGame[] = build()

/** The games by id. */
export const gamesById: ReadonlyMap<number, SeedGame> = new Map(games.map((game) => [game.nodeId, game]))

/** The games that lotteries are launched as, each at the place of its lottery. */
export const lotteryGames: readonly SeedGame[] = games
  .filter(({ gameType }) => gameType === 'LOTT')
  .slice(0, lotteries.length)

/** The game that a lottery is launched as, by the lottery's code. */
export const gameOfLottery = (code: string): SeedGame | undefined =>
  lotteryGames[lotteries.findIndex((each) => each.code === code)]
