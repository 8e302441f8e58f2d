import { escape } from '../../domain/escape.ts'
import { lotteries, type SeedLottery } from '../../seed/lotteries.ts'
import { mostBets, playsOf, smallestStake } from '../../seed/plays.ts'
import { backIcon, data, headWith } from '../pageParts.ts'
import type { DeskSession } from './createDesk.ts'
import { lotteryTexts } from './texts.ts'

/** The stakes that are offered, in minor units. */
const stakes = [100, 200, 500, 1000, 5000] as const
/** Where the site lists a member's orders. */
const ordersPath = '/m/lottery/orders'
const kinds = ['DIGITS', 'DICE', 'RACE', 'PICK'] as const

const head = headWith('/play/lottery/assets/lottery.css', '#07231f')
const sign = (code: string, size: number): string =>
  `<img src="/play/lottery/signs/${code}.svg" alt="" width="${size}" height="${size}">`

const icon = (code: string): string => `<link rel="icon" type="image/svg+xml" href="/play/lottery/signs/${code}.svg">`

const top = (
  href: string,
  label: string,
  balance: string,
): string => `<header><a class="back" href="${escape(href)}">${backIcon}<span>${label}</span></a>
<p class="balance"><span>${balance}</span> <strong>…</strong></p></header>`

const tail = (
  state: unknown,
  script: string,
): string => `<script type="application/json" id="session">${data(state)}</script>
<script type="module" src="/play/lottery/assets/${script}"></script></body></html>`

/** All lotteries; what changes is done by `assets/lobby.js`. */
export function lobbyPage({ id, language, currency, returnUrl }: DeskSession): string {
  const texts = lotteryTexts[language]
  const row = ({
    code,
    name,
  }: SeedLottery): string => `<li><a class="row" href="/play/lottery/${id}?code=${code}" data-code="${code}">${sign(code, 56)}
<span class="about"><strong>${escape(name)}</strong><span class="numero"></span><span class="drawn"></span></span>
<span class="left"><span class="time">--:--</span><span class="state"></span></span></a></li>`
  const section = (kind: (typeof kinds)[number]): string =>
    `<section><h2>${texts[kind]}</h2><ul class="rows">${lotteries
      .filter((each) => each.kind === kind)
      .map(row)
      .join('')}</ul></section>`
  return `${head(texts.locale, texts.lobby, icon(lotteries[0]?.code ?? ''))}
<body>${top(returnUrl, texts.back, texts.balance)}
<main><div class="title"><h1>${texts.lobby}</h1><p>${texts.lobbyLead}</p></div>
<p class="problem" role="alert"></p><noscript><p class="problem shown">${texts.noScript}</p></noscript>
${kinds.map(section).join('')}</main>
${tail({ id, locale: texts.locale, currency, texts }, 'lobby.js')}`
}

/** The betting page of one lottery; what changes is done by `assets/betting.js`. */
export function bettingPage(
  { id, language, currency, returnUrl, code: opened }: DeskSession,
  lottery: SeedLottery,
): string {
  const texts = lotteryTexts[language]
  const plays = playsOf[lottery.kind].map(({ code, name, about, digits, odds, options, maxStake }) => ({
    code,
    name: name[language],
    about: about[language],
    digits: digits ?? 0,
    odds: odds ?? 0,
    maxStake,
    options: options.map((option) => ({ code: option.code, name: option.name[language], odds: option.odds })),
  }))
  const money = (minor: number): string => (minor / 100).toLocaleString(texts.locale)
  const chip = (minor: number): string =>
    `<label><input type="radio" name="stake" value="${minor}"${minor === 100 ? ' checked' : ''}><span>${money(minor)}</span></label>`
  const play = ({ code, name }: (typeof plays)[number], at: number): string =>
    `<label><input type="radio" name="play" value="${code}"${at === 0 ? ' checked' : ''}><span>${escape(name)}</span></label>`
  // Who came from the lobby of the lotteries goes back to it.
  const [href, label] = opened === null ? [`/play/lottery/${id}`, texts.all] : [returnUrl, texts.back]
  return `${head(texts.locale, lottery.name, icon(lottery.code))}
<body class="betting">${top(href, label, texts.balance)}
<main>
<section class="draw" data-kind="${lottery.kind}"><div class="name">${sign(lottery.code, 64)}<div><h1>${escape(lottery.name)}</h1><p class="numero"></p></div></div>
<div class="clock"><span class="state" role="status">${texts.checking}</span><span class="time" role="timer">--:--</span><span class="bar" aria-hidden="true"><span></span></span></div>
<div class="result"><h2>${texts.last} <span class="numero"></span></h2><p class="drawn" role="img"></p></div></section>
<noscript><p class="problem shown">${texts.noScript}</p></noscript>
<section class="panel"><fieldset><legend>${texts.plays}</legend><div class="tabs">${plays.map(play).join('')}</div></fieldset>
<p class="about"></p><div class="options"></div>
<div class="picks" hidden><h2>${texts.yours}</h2><ul></ul></div></section>
<section class="panel orders"><h2>${texts.orders}</h2><p class="empty">${texts.noOrders}</p><ul></ul>
<a class="every" href="${escape(new URL(ordersPath, returnUrl).href)}">${texts.everyOrder}</a></section>
<section class="panel history"><h2>${texts.history}</h2><ol></ol></section>
</main>
<footer class="slip"><p class="notice" role="status"></p><p class="problem" role="alert"></p>
<div class="sum"><span id="stake">${texts.stake}</span><p class="count"></p></div>
<div class="chips" role="radiogroup" aria-labelledby="stake">${stakes.map(chip).join('')}</div><button class="place" type="button" disabled>${texts.none}</button></footer>
${tail({ id, code: lottery.code, kind: lottery.kind, locale: texts.locale, currency, texts, plays, mostBets, smallestStake }, 'betting.js')}`
}

/** The page of a session that does not exist. Nobody knows its language, so both are said. */
export function unknownLottery(): string {
  const { PT, EN } = lotteryTexts
  return `${head('pt-BR', PT.unknownTitle)}
<body><main class="lone"><h1>${PT.unknownTitle}</h1><p>${PT.unknown}</p><p lang="en">${EN.unknown}</p></main></body></html>`
}
