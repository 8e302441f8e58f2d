import { multiplierOf } from '../domain/reels.ts'
import { motifName, reelMotifs } from './reelMotifs.ts'
import { playTexts } from './texts.ts'
import type { PlaySession } from './types.ts'

/** The stakes that are offered, in minor units. */
const stakes = [50, 100, 200, 500, 1000] as const

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** JSON that no HTML parser takes for the end of its element. */
const data = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const head = (lang: string, title: string, more = ''): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b0d1c"><title>${escape(title)}</title><link rel="stylesheet" href="/play/assets/play.css">${more}</head>`

const backIcon = '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>'

/** The page of a launched game. Everything that changes is done by `assets/play.js`, from the data block at its end. */
export function playPage(session: PlaySession): string {
  const { game, language, currency, balanceMinor } = session
  const texts = playTexts[language]
  const money = new Intl.NumberFormat(texts.locale, { style: 'currency', currency })
  const motifs = reelMotifs(game)
  const names = motifs.map((motif) => motifName(motif, language))
  const symbol = (at: number, alt = ''): string => `<img src="/play/symbols/${motifs[at]}.svg" alt="${escape(alt)}" width="80" height="80">`
  const reel = (at: number): string => `<div class="reel"><div class="strip">${[at + 2, at, at + 4].map((one) => `<div class="cell">${symbol(one % 7)}</div>`).join('')}</div></div>`
  const prizes = motifs.map(
    (_, at) => `<tr><th scope="row">${symbol(at)}<span>${escape(names[at] ?? '')}</span></th><td>${multiplierOf([at, at, at])}x</td><td>${multiplierOf([at, at, (at + 1) % 7])}x</td></tr>`,
  )
  const state = {
    id: session.id, locale: texts.locale, currency, balanceMinor, ended: session.ended, texts, names,
    symbols: motifs.map((motif) => `/play/symbols/${motif}.svg`),
  }
  return `${head(texts.locale, game.gameName, `<link rel="icon" type="image/svg+xml" href="/play/symbols/${motifs[0]}.svg">`)}
<body><div class="backdrop" aria-hidden="true"><img src="/play/art/${game.nodeId}.svg" alt=""></div>
<header><a class="back" href="${escape(session.returnUrl)}">${backIcon}<span>${texts.back}</span></a></header>
<main>
<div class="title"><h1>${escape(game.gameName)}</h1><p>${escape(texts.by.replace('{vendor}', game.vendorName))}</p></div>
<div class="machine"><div class="reels" role="img" aria-label="${escape(texts.reels.replace('{symbols}', [0, 1, 2].map((at) => names[at]).join(', ')))}">${[0, 1, 2].map(reel).join('')}<span class="line" aria-hidden="true"></span></div></div>
<p class="result" role="status">${texts.ready}</p>
<p class="problem" role="alert"></p>
<noscript><p class="problem shown">${texts.noScript}</p></noscript>
<div class="panel">
<p class="balance"><span>${texts.balance}</span> <output>${escape(money.format(balanceMinor / 100))}</output></p>
<fieldset><legend>${texts.stake}</legend><div class="chips">${stakes
    .map((minor) => `<label><input type="radio" name="stake" value="${minor}"${minor === 100 ? ' checked' : ''}><span>${escape(new Intl.NumberFormat(texts.locale, { minimumFractionDigits: minor % 100 ? 2 : 0 }).format(minor / 100))}</span></label>`)
    .join('')}</div></fieldset>
<button class="spin" type="button" disabled>${texts.spin}</button>
</div>
<details><summary>${texts.prizes}</summary><p>${texts.prizesNote}</p><table><thead><tr><td></td><th scope="col">${texts.three}</th><th scope="col">${texts.two}</th></tr></thead><tbody>${prizes.join('')}</tbody></table></details>
</main>
<script type="application/json" id="session">${data(state)}</script><script type="module" src="/play/assets/play.js"></script></body></html>`
}

/** The page of a session that does not exist. Nobody knows its language, so both are said. */
export function unknownPage(): string {
  const { PT, EN } = playTexts
  return `${head('pt-BR', PT.unknownTitle)}<body><main class="lone"><h1>${PT.unknownTitle}</h1><p>${PT.unknown}</p><p lang="en">${EN.unknown}</p></main></body></html>`
}
