import type { Language } from '../../domain/language.ts'
import { toJsonForScriptElement, createTemplateFiller } from '../../domain/template.ts'
import { seedLotteries, type SeedLottery } from '../../seed/lotteries.ts'
import { MAX_BETS_PER_LOTTERY_ORDER, lotteryPlaysByDrawKind, MIN_LOTTERY_BET_STAKE_MINOR } from '../../seed/plays.ts'
import { renderUnknownSessionPage } from '../renderPlayPage.ts'
import type { LotterySessionWithCurrency } from './createLotteryService.ts'
import EN from './texts/EN.json' with { type: 'json' }
import PT from './texts/PT.json' with { type: 'json' }

/** The texts of the lottery pages. The scripts of the pages replace placeholders such as `{amount}`. */
const lotteryTexts: Readonly<Record<Language, typeof EN>> = { EN, PT }

/** The stakes that the page offers, in minor units. */
const STAKES_MINOR = [100, 200, 500, 1000, 5000] as const
/** The path of the screen that lists a member's lottery orders. */
const ORDERS_PATH = '/m/lottery/orders'
const kinds = ['DIGITS', 'DICE', 'RACE', 'PICK'] as const

const fillLobby = createTemplateFiller(new URL('lobby.html', import.meta.url))
const fillBetting = createTemplateFiller(new URL('betting.html', import.meta.url))
const getIconPath = (code: string): string => `/play/lottery/signs/${code}.svg`

/** Renders the lobby, the page with all lotteries. The script `assets/lobby.js` updates this page. */
export function renderLotteryLobbyPage({
  id,
  language,
  currency,
  return_url: returnUrl,
}: LotterySessionWithCurrency): string {
  const texts = lotteryTexts[language]
  return fillLobby({
    ...texts,
    id,
    returnUrl,
    icon: getIconPath(seedLotteries[0]?.code ?? ''),
    kinds: kinds.map((kind) => ({
      kind: texts[kind],
      rows: seedLotteries.filter((each) => each.kind === kind).map(({ code, name }) => ({ code, name })),
    })),
    state: toJsonForScriptElement({ id, locale: texts.locale, currency, texts }),
  })
}

/** Renders the betting page of one lottery. The script `assets/betting.js` updates this page. */
export function renderLotteryBettingPage(
  { id, language, currency, return_url: returnUrl, code: opened }: LotterySessionWithCurrency,
  { code, kind, name }: SeedLottery,
): string {
  const texts = lotteryTexts[language]
  const { locale } = texts
  const plays = lotteryPlaysByDrawKind[kind].map((play) => ({
    code: play.code,
    name: play.name[language],
    about: play.about[language],
    digits: play.digits ?? 0,
    odds: play.odds ?? 0,
    maxStake: play.maxStake,
    options: play.options.map((option) => ({ code: option.code, name: option.name[language], odds: option.odds })),
  }))
  // A session without a code was opened with the lottery lobby, so the back link leads to the lobby.
  const [href, label] = opened === null ? [`/play/lottery/${id}`, texts.all] : [returnUrl, texts.back]
  return fillBetting({
    ...texts,
    name,
    kind,
    href,
    label,
    icon: getIconPath(code),
    offered: plays.map((play, at) => ({ code: play.code, name: play.name, checked: at === 0 })),
    everyHref: new URL(ORDERS_PATH, returnUrl).href,
    chips: STAKES_MINOR.map((minor) => ({
      minor,
      checked: minor === 100,
      shown: (minor / 100).toLocaleString(locale),
    })),
    state: toJsonForScriptElement({
      id,
      code,
      kind,
      locale,
      currency,
      texts,
      plays,
      mostBets: MAX_BETS_PER_LOTTERY_ORDER,
      smallestStake: MIN_LOTTERY_BET_STAKE_MINOR,
    }),
  })
}

/** Renders the page for a lottery session that does not exist. */
export const renderUnknownLotterySessionPage = (): string =>
  renderUnknownSessionPage(lotteryTexts, '/play/lottery/assets/lottery.css', '#07231f')
