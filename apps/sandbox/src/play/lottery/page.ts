import type { Language } from '../../domain/language.ts'
import { jsonBlock, template } from '../../domain/template.ts'
import { lotteries, type SeedLottery } from '../../seed/lotteries.ts'
import { mostBets, playsOf, smallestStake } from '../../seed/plays.ts'
import { unknownPage } from '../page.ts'
import type { DeskSession } from './createDesk.ts'
import EN from './texts/EN.json' with { type: 'json' }
import PT from './texts/PT.json' with { type: 'json' }

/** The texts of the lottery pages. Their scripts fill in the parts in single braces. */
const lotteryTexts: Readonly<Record<Language, typeof EN>> = { EN, PT }

/** The stakes that are offered, in minor units. */
const stakes = [100, 200, 500, 1000, 5000] as const
/** Where the site lists a member's orders. */
const ordersPath = '/m/lottery/orders'
const kinds = ['DIGITS', 'DICE', 'RACE', 'PICK'] as const

const fillLobby = template(new URL('lobby.html', import.meta.url))
const fillBetting = template(new URL('betting.html', import.meta.url))
const icon = (code: string): string => `/play/lottery/signs/${code}.svg`

/** All lotteries; what changes is done by `assets/lobby.js`. */
export function lobbyPage({ id, language, currency, return_url: returnUrl }: DeskSession): string {
  const texts = lotteryTexts[language]
  return fillLobby({
    ...texts,
    id,
    returnUrl,
    icon: icon(lotteries[0]?.code ?? ''),
    kinds: kinds.map((kind) => ({
      kind: texts[kind],
      rows: lotteries.filter((each) => each.kind === kind).map(({ code, name }) => ({ code, name })),
    })),
    state: jsonBlock({ id, locale: texts.locale, currency, texts }),
  })
}

/** The betting page of one lottery; what changes is done by `assets/betting.js`. */
export function bettingPage(
  { id, language, currency, return_url: returnUrl, code: opened }: DeskSession,
  { code, kind, name }: SeedLottery,
): string {
  const texts = lotteryTexts[language]
  const { locale } = texts
  const plays = playsOf[kind].map((play) => ({
    code: play.code,
    name: play.name[language],
    about: play.about[language],
    digits: play.digits ?? 0,
    odds: play.odds ?? 0,
    maxStake: play.maxStake,
    options: play.options.map((option) => ({ code: option.code, name: option.name[language], odds: option.odds })),
  }))
  // Who came from the lobby of the lotteries goes back to it.
  const [href, label] = opened === null ? [`/play/lottery/${id}`, texts.all] : [returnUrl, texts.back]
  return fillBetting({
    ...texts,
    name,
    kind,
    href,
    label,
    icon: icon(code),
    offered: plays.map((play, at) => ({ code: play.code, name: play.name, checked: at === 0 })),
    everyHref: new URL(ordersPath, returnUrl).href,
    chips: stakes.map((minor) => ({ minor, checked: minor === 100, shown: (minor / 100).toLocaleString(locale) })),
    state: jsonBlock({ id, code, kind, locale, currency, texts, plays, mostBets, smallestStake }),
  })
}

/** The page of a session that does not exist. */
export const unknownLottery = (): string => unknownPage(lotteryTexts, '/play/lottery/assets/lottery.css', '#07231f')
