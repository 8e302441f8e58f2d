import { formatMoney } from '../domain/formatMoney.ts'
import type { Language } from '../domain/language.ts'
import { getReelMultiplier } from '../domain/reels.ts'
import { toJsonForScriptElement, createTemplateFiller } from '../domain/template.ts'
import { getGameMotifName, type GameMotif, type SeedGame } from '../seed/games.ts'
import type { GameCategory } from '../seed/vendors.ts'
import EN from './texts/EN.json' with { type: 'json' }
import PT from './texts/PT.json' with { type: 'json' }
import type { MatchWithOdds } from '../domain/matchBets.ts'

/** The data that the page of a launched game shows before the first round. */
export interface PlayPageData {
  readonly id: string
  readonly game: SeedGame
  /** The match on which the player bets; undefined for a game without a match. */
  readonly match?: MatchWithOdds | undefined
  /** The URL of the back link to the site. */
  readonly returnUrl: string
  readonly language: Language
  /** ISO 4217 */
  readonly currency: string
  readonly balanceMinor: number
  readonly ended: boolean
  /**
   * The web origin of the site that shows the page in a frame. The page sends its messages to this origin. Undefined if
   * the game opens as a separate page.
   */
  readonly framedBy?: string
}

/** The texts of the game page. The script of the page replaces placeholders such as `{amount}`. */
const playTexts: Readonly<Record<Language, typeof EN>> = { EN, PT }

/** The stakes that the page offers in addition to the smallest stake of the game, in minor units. */
const STAKES_MINOR = [50, 100, 200, 500, 1000] as const
const MAX_CHIPS = 5

/** The categories whose game pages show no reels, because their games are tables or matches. */
const withoutReels: ReadonlySet<GameCategory> = new Set(['LIVE', 'PVP', 'POKER', 'SPORTS', 'ESPORTS'])

const fillPage = createTemplateFiller(new URL('play.html', import.meta.url))
const fillUnknown = createTemplateFiller(new URL('unknown.html', import.meta.url))

/** The symbols that the reels of each category can show. */
const symbolSets: Readonly<Record<GameCategory, readonly GameMotif[]>> = {
  RNG: ['seven', 'crown', 'gem', 'bell', 'star', 'clover', 'cherry'],
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

/**
 * Returns the seven symbols of a game's reels, the rarest first. The first symbol is the motif of the game. The other
 * symbols belong to the category of the game.
 */
function listReelMotifs({ motif, gameType }: Pick<SeedGame, 'motif' | 'gameType'>): readonly GameMotif[] {
  return [motif, ...symbolSets[gameType].filter((one) => one !== motif)].slice(0, 7)
}

/** Returns the texts of the game page. For a game without reels, texts about bets replace the texts about spins. */
function selectTexts({ game, match, language }: PlayPageData): typeof EN {
  const texts = playTexts[language]
  if (!withoutReels.has(game.gameType)) return texts
  return {
    ...texts,
    spin: texts.bet,
    spinning: texts.betting,
    ready: match ? texts.readyToPick : texts.readyToBet,
    lost: texts.lostBet,
  }
}

/**
 * Renders the page of a launched game. The script `assets/play.js` reads the JSON at the end of the page and updates
 * the page after each round.
 */
export function renderPlayPage(session: PlayPageData): string {
  const { id, game, match, language, returnUrl, currency, balanceMinor, ended, framedBy } = session
  const texts = selectTexts(session)
  const { locale } = texts
  const names = listReelMotifs(game).map((motif) => getGameMotifName(motif, language))
  const symbols = listReelMotifs(game).map((motif) => `/play/symbols/${motif}.svg`)
  const outcomes = match ? [match.home.name, texts.draw, match.away.name] : null
  const smallestStakeMinor = game.minBetMinor
  const state = {
    id,
    locale,
    currency,
    balanceMinor,
    ended,
    framedBy: framedBy ?? null,
    texts,
    names,
    symbols,
    outcomes,
    smallest: smallestStakeMinor,
  }
  const money = (minor: number, decimals: number): string =>
    (minor / 100).toLocaleString(locale, { minimumFractionDigits: decimals })
  const crest = (slug: string): string => `/play/teams/${slug}.webp`
  const art = `/play/art/${game.nodeId}.webp`
  const hasReels = !match && !withoutReels.has(game.gameType)
  return fillPage({
    ...texts,
    title: match ? `${match.home.name} – ${match.away.name}` : game.gameName,
    icon: match ? crest(match.home.slug) : symbols[0],
    backdrop: match ? crest(match.home.slug) : art,
    returnUrl,
    maker: texts.by.replace('{vendor}', game.vendorName ?? ''),
    amount: formatMoney(balanceMinor, currency, language),
    state: toJsonForScriptElement(state),
    art,
    hasReels,
    isTable: !match && !hasReels,
    shownReels: texts.reels.replace('{symbols}', names.slice(0, 3).join(', ')),
    columns: [0, 1, 2].map((at) => ({
      cells: [at + 2, at, at + 4].map((each) => ({ symbol: symbols[each % symbols.length] })),
    })),
    symbols: symbols.map((symbol, at) => ({
      symbol,
      name: names[at],
      ofThree: getReelMultiplier([at, at, at]),
      ofTwo: getReelMultiplier([at, at, (at + 1) % symbols.length]),
    })),
    chips: [smallestStakeMinor, ...STAKES_MINOR.filter((stake) => stake > smallestStakeMinor)]
      .slice(0, MAX_CHIPS)
      .map((minor) => ({ minor, checked: minor === 100, shown: money(minor, minor % 100 ? 2 : 0) })),
    match: match !== undefined,
    ...(match && {
      league: match.league,
      home: match.home.name,
      homeCrest: crest(match.home.slug),
      away: match.away.name,
      awayCrest: crest(match.away.slug),
      outcomes: outcomes?.map((name, at) => ({ at, name, odds: money(match.odds[at] ?? 0, 2) })),
    }),
  })
}

/**
 * Renders the page for a session that does not exist. The page shows its text in both languages, because the player's
 * language is unknown.
 */
export const renderUnknownSessionPage = (
  texts: Readonly<Record<Language, { readonly unknownTitle: string; readonly unknown: string }>> = playTexts,
  style = '/play/assets/play.css',
  colour = '#0b0d1c',
): string =>
  fillUnknown({
    title: texts.PT.unknownTitle,
    unknown: texts.PT.unknown,
    unknownInEnglish: texts.EN.unknown,
    style,
    colour,
  })
