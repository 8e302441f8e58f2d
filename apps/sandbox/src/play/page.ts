import { escape } from '../domain/escape.ts'
import { multiplierOf } from '../domain/reels.ts'
import { motifName, reelMotifs } from './reelMotifs.ts'
import { playTexts } from './texts.ts'
import type { PlaySession } from './types.ts'

/** The stakes that are offered above the game's smallest, in minor units; five chips stand side by side. */
const stakes = [50, 100, 200, 500, 1000] as const
const chipsShown = 5

/** JSON that no HTML parser takes for the end of its element. */
const data = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const head = (lang: string, title: string, more = ''): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#0b0d1c">
<title>${escape(title)}</title><link rel="stylesheet" href="/play/assets/play.css">${more}</head>`

const backIcon = `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
<path d="M15 5l-7 7 7 7" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** What the page's script begins with: its data block. */
function stateOf({ id, game, language, currency, balanceMinor, ended, framedBy }: PlaySession) {
  const texts = playTexts[language]
  const motifs = reelMotifs(game)
  const names = motifs.map((motif) => motifName(motif, language))
  const symbols = motifs.map((motif) => `/play/symbols/${motif}.svg`)
  return { id, locale: texts.locale, currency, balanceMinor, ended, framedBy: framedBy ?? null, texts, names, symbols, smallest: game.minBetMinor }
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

function chips({ locale, smallest }: State): string {
  const shown = (minor: number): string => (minor / 100).toLocaleString(locale, { minimumFractionDigits: minor % 100 ? 2 : 0 })
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
  const { game, returnUrl, currency, balanceMinor } = session
  const state = stateOf(session)
  const { texts, locale } = state
  const balance = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(balanceMinor / 100)
  return `${head(locale, game.gameName, `<link rel="icon" type="image/svg+xml" href="${state.symbols[0]}">`)}
<body><div class="backdrop" aria-hidden="true"><img src="/play/art/${game.nodeId}.svg" alt=""></div>
<header><a class="back" href="${escape(returnUrl)}">${backIcon}<span>${texts.back}</span></a></header>
<main>
<div class="title"><h1>${escape(game.gameName)}</h1><p>${escape(texts.by.replace('{vendor}', game.vendorName))}</p></div>
<div class="machine">${reels(state)}</div>
<p class="result" role="status">${texts.ready}</p>
<p class="problem" role="alert"></p>
<noscript><p class="problem shown">${texts.noScript}</p></noscript>
<div class="panel">
<p class="balance"><span>${texts.balance}</span> <strong>${escape(balance)}</strong></p>
<fieldset><legend>${texts.stake}</legend>${chips(state)}</fieldset>
<button class="spin" type="button" disabled>${texts.spin}</button>
</div>
${prizes(state)}
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
