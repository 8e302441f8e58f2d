import { escape } from '../domain/escape.ts'
import { formatMoney } from '../domain/formatMoney.ts'
import type { Match } from '../domain/matchBets.ts'
import { multiplierOf } from '../domain/reels.ts'
import { motifName } from '../seed/games.ts'
import type { Category } from '../seed/vendors.ts'
import { backIcon, data, headWith } from './pageParts.ts'
import { reelMotifs } from './reelMotifs.ts'
import { playTexts, type PlayTexts } from './texts.ts'
import type { PlaySession } from './types.ts'

/** The stakes that are offered above the game's smallest, in minor units; five chips stand side by side. */
const stakes = [50, 100, 200, 500, 1000] as const
const chipsShown = 5

const head = headWith('/play/assets/play.css', '#0b0d1c')

/** Categories whose games have tables or matches: reels would show another game than the one that was opened. */
const withoutReels: ReadonlySet<Category> = new Set(['LIVE', 'PVP', 'POKER', 'SPORTS', 'ESPORTS'])

/** The texts of a page: those of bets take the place of those of reels. */
function textsOf({ game, match, language }: PlaySession): PlayTexts {
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

/** What the page's script begins with: its data block. */
function stateOf(session: PlaySession) {
  const { id, game, match, language, currency, balanceMinor, ended, framedBy } = session
  const texts = textsOf(session)
  const motifs = reelMotifs(game)
  const names = motifs.map((motif) => motifName(motif, language))
  const symbols = motifs.map((motif) => `/play/symbols/${motif}.svg`)
  const outcomes = match ? [match.home.name, texts.draw, match.away.name] : null
  return {
    id,
    locale: texts.locale,
    currency,
    balanceMinor,
    ended,
    framedBy: framedBy ?? null,
    texts,
    names,
    symbols,
    outcomes,
    smallest: game.minBetMinor,
  }
}
type State = ReturnType<typeof stateOf>

const picture = ({ symbols }: State, at: number): string => `<img src="${symbols[at]}" alt="" width="80" height="80">`

function reels(state: State): string {
  const { names, texts } = state
  const label = texts.reels.replace('{symbols}', names.slice(0, 3).join(', '))
  const reel = (at: number): string => {
    const cells = [at + 2, at, at + 4].map((one) => `<div class="cell">${picture(state, one % names.length)}</div>`)
    return `<div class="reel"><div class="strip">${cells.join('')}</div></div>`
  }
  return `<div class="reels" role="img" aria-label="${escape(label)}">
${[0, 1, 2].map(reel).join('')}<span class="line" aria-hidden="true"></span></div>`
}

const crest = (slug: string): string => `/play/teams/${slug}.webp`

function teams({ home, away, league }: Match): string {
  const team = ({ name, slug }: Match['home']): string =>
    `<p><img src="${crest(slug)}" alt="" width="96" height="96"><strong>${escape(name)}</strong></p>`
  return `<div class="teams"><span>${escape(league)}</span>${team(home)}<span aria-hidden="true">×</span>${team(away)}</div>`
}

function picks({ odds }: Match, { locale, texts, outcomes }: State): string {
  const pick = (name: string, at: number): string =>
    `<label><input type="radio" name="pick" value="${at}"><span><b>${escape(name)}</b> ${((odds[at] ?? 0) / 100).toLocaleString(locale, { minimumFractionDigits: 2 })}</span></label>`
  return `<fieldset><legend>${texts.picks}</legend><div class="picks">${(outcomes ?? []).map(pick).join('')}</div></fieldset>`
}

function chips({ locale, smallest }: State): string {
  const shown = (minor: number): string =>
    (minor / 100).toLocaleString(locale, { minimumFractionDigits: minor % 100 ? 2 : 0 })
  const chip = (minor: number): string =>
    `<label><input type="radio" name="stake" value="${minor}"${minor === 100 ? ' checked' : ''}><span>${shown(minor)}</span></label>`
  const offered = [smallest, ...stakes.filter((stake) => stake > smallest)].slice(0, chipsShown)
  return `<div class="chips">${offered.map(chip).join('')}</div>`
}

function prizes(state: State): string {
  const { names, texts } = state
  const row = (name: string, at: number): string => {
    const [three, two] = [multiplierOf([at, at, at]), multiplierOf([at, at, (at + 1) % names.length])]
    return `<tr><th scope="row">${picture(state, at)}<span>${escape(name)}</span></th><td>${three}x</td><td>${two}x</td></tr>`
  }
  return `<details><summary>${texts.prizes}</summary><p>${texts.prizesNote}</p>
<table><thead><tr><td></td><th scope="col">${texts.three}</th><th scope="col">${texts.two}</th></tr></thead>
<tbody>${names.map(row).join('')}</tbody></table></details>`
}

/** The page of a launched game. Everything that changes is done by `assets/play.js`, from the data block at its end. */
export function playPage(session: PlaySession): string {
  const { game, match, returnUrl, currency, language, balanceMinor } = session
  const state = stateOf(session)
  const { texts, locale } = state
  const balance = formatMoney(balanceMinor, currency, language)
  const art = `/play/art/${game.nodeId}.webp`
  const title = match ? `${match.home.name} – ${match.away.name}` : game.gameName
  const hasReels = !withoutReels.has(game.gameType)
  const shown = match
    ? teams(match)
    : hasReels
      ? reels(state)
      : `<img class="table" src="${art}" alt="" width="240" height="240">`
  return `${head(locale, title, `<link rel="icon" href="${match ? crest(match.home.slug) : state.symbols[0]}">`)}
<body><div class="backdrop" aria-hidden="true"><img src="${match ? crest(match.home.slug) : art}" alt=""></div>
<header><a class="back" href="${escape(returnUrl)}">${backIcon}<span>${texts.back}</span></a></header>
<main>
<div class="title"><h1>${escape(title)}</h1><p>${escape(texts.by.replace('{vendor}', game.vendorName))}</p></div>
<div class="machine">${shown}</div>
<p class="result" role="status">${texts.ready}</p>
<p class="problem" role="alert"></p>
<noscript><p class="problem shown">${texts.noScript}</p></noscript>
<div class="panel">
<p class="balance"><span>${texts.balance}</span> <strong>${escape(balance)}</strong></p>
${match ? picks(match, state) : ''}<fieldset><legend>${texts.stake}</legend>${chips(state)}</fieldset>
<button class="spin" type="button" disabled>${texts.spin}</button>
</div>
${hasReels ? prizes(state) : match ? `<p class="note">${texts.matchNote}</p>` : ''}
</main>
<script type="application/json" id="session">${data(state)}</script>
<script type="module" src="/play/assets/play.js"></script></body></html>`
}

/** The page of a session that does not exist. Nobody knows its language, so both are said. */
export function unknownPage(): string {
  const { PT, EN } = playTexts
  return `${head('pt-BR', PT.unknownTitle)}
<body><main class="lone"><h1>${PT.unknownTitle}</h1><p>${PT.unknown}</p><p lang="en">${EN.unknown}</p></main></body></html>`
}
