// Runs in the player's browser without a build step.
import { deskOf } from './desk.js'
import { fill, moneyOf, one, show } from './parts.js'
import { createSpan, formatRemainingTime } from './span.js'

const { id, locale, currency, texts } = JSON.parse(one('#session').textContent)
const desk = deskOf(id)
const money = moneyOf(locale, currency)
const rows = new Map([...document.querySelectorAll('.row')].map((row) => [row.dataset.code, row]))
const problem = one('.problem')
const MAX_REFETCH_INTERVAL_MS = 30_000

/** The running draws in the last response, by the code of the lottery. */
let draws = new Map()
let asking = false
let askAgainAt = 0

function showProblem(text) {
  problem.textContent = text
  problem.classList.toggle('shown', text !== '')
}

async function refresh() {
  if (asking) return
  asking = true
  try {
    const { status, body, asked } = await desk.lobby()
    if (status === 200 && Array.isArray(body.lotteries)) {
      one('.balance strong').textContent = money(body.balanceMinor)
      draws = new Map(body.lotteries.map((draw) => [draw.code, { ...draw, span: createSpan(draw.remainTime, asked) }]))
      for (const draw of draws.values()) updateRow(draw)
      showProblem('')
    } else showProblem(status === 410 ? texts.ended : texts.failed)
  } catch {
    showProblem(texts.offline)
  }
  const soonest = Math.min(...[...draws.values()].map(({ span }) => span.left()), MAX_REFETCH_INTERVAL_MS)
  askAgainAt = performance.now() + Math.max(1500, soonest)
  asking = false
  tick()
}

function updateRow({ code, numero, last }) {
  const row = rows.get(code)
  if (!row || row.dataset.numero === numero) return
  row.dataset.numero = numero
  one('.numero', row).textContent = fill(texts.draw, { numero })
  show(one('.drawn', row), last)
}

function tick() {
  for (const { code, isSale, lockTime, span } of draws.values()) {
    const row = rows.get(code)
    const open = isSale && span.sure() && span.left() > lockTime
    one('.time', row).textContent = span.sure() ? formatRemainingTime(span.left()) : '--:--'
    one('.state', row).textContent = open ? texts.open : span.sure() ? texts.locked : texts.checking
    row.classList.toggle('closed', !open)
  }
  if (performance.now() >= askAgainAt || [...draws.values()].some(({ span }) => !span.sure())) void refresh()
}

// A page that becomes visible again may show old draws, so it refetches the state.
addEventListener('pageshow', (event) => event.persisted && void refresh())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refresh())
setInterval(tick, 500)
void refresh()
