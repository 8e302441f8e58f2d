// Runs in the player's browser without a build step.

/** @typedef {{ outcome: { reels: number[], multiplier: number } | { pick: number, result: number, multiplier: number }, payoutMinor: number, balanceMinor: number }} Round */

const one = (selector) => document.querySelector(selector)
const { id, locale, currency, balanceMinor, ended, framedBy, texts, names, symbols, outcomes } = JSON.parse(
  one('#session').textContent,
)
const [reels, result, problem, balance, spin] = ['.reels', '.result', '.problem', '.balance strong', '.spin'].map(one)
const chips = [...document.querySelectorAll('.chips input')]
/** The inputs for the outcome of a match; empty for other games. */
const picks = [...document.querySelectorAll('.picks input')]
const strips = [...document.querySelectorAll('.strip')]
const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const store = `play:${id}`
/**
 * True if the site shows the page in a frame. Then the bar of the site has the title and the back link, and the page
 * shows its own back link only when the session has ended.
 */
const framed = Boolean(framedBy) && window.parent !== window
document.documentElement.toggleAttribute('data-framed', framed)

let ownBalance = balanceMinor
let busy = false
/**
 * A round that was sent but has no response yet. A retry sends the same idempotency key, so that the round is settled
 * one time.
 */
let openRound = readOpenRound()

function readOpenRound() {
  try {
    const { key, stakeMinor, pick } = JSON.parse(sessionStorage.getItem(store) ?? 'null') ?? {}
    return typeof key === 'string' && Number.isInteger(stakeMinor) ? { key, stakeMinor, pick } : null
  } catch {
    return null
  }
}

function setOpenRound(round) {
  openRound = round
  try {
    if (round) sessionStorage.setItem(store, JSON.stringify(round))
    else sessionStorage.removeItem(store)
  } catch {
    // Without storage, only this page remembers the round.
  }
}

/** Sends a message to the site that frames the page, and to no other origin. */
function postToSite(type, more = {}) {
  if (framed) window.parent.postMessage({ source: 'lobby-game', version: 1, session: id, type, ...more }, framedBy)
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
const stake = () => Number(chips.find((chip) => chip.checked)?.value)

function showResult(text, won = false) {
  result.textContent = text
  result.classList.toggle('win', won)
}

function showProblem(text) {
  problem.textContent = text
  problem.classList.toggle('shown', text !== '')
}

/** Enables and disables the controls. While a round is open, its stake and outcome cannot change. */
function updateControls({ over: isOver = false } = {}) {
  document.documentElement.toggleAttribute('data-over', isOver)
  for (const input of [...chips, ...picks]) input.disabled = busy || isOver || openRound !== null
  spin.disabled = isOver
  spin.setAttribute('aria-disabled', String(busy))
  spin.textContent = busy ? texts.spinning : openRound ? texts.retry : texts.spin
}

async function postRound(round) {
  const response = await fetch(`/play/${id}/round`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(round),
    signal: AbortSignal.timeout(10_000),
  })
  return { status: response.status, body: await response.json() }
}

const isRound = ({ outcome, payoutMinor, balanceMinor: left } = {}) =>
  (outcomes
    ? outcomes[outcome?.result] !== undefined
    : Array.isArray(outcome?.reels) && outcome.reels.length === 3 && outcome.reels.every((at) => symbols[at])) &&
  Number.isInteger(payoutMinor) &&
  Number.isInteger(left)

async function play() {
  if (busy) return
  const pick = picks.find((input) => input.checked)?.value
  if (!openRound && outcomes && pick === undefined) return showProblem(texts.pickFirst)
  const round = openRound ?? { stakeMinor: stake(), key: newKey(), ...(outcomes && { pick: Number(pick) }) }
  if (!openRound && round.stakeMinor > ownBalance) return showProblem(texts.insufficient)
  setOpenRound(round)
  busy = true
  showProblem('')
  showResult(texts.spinning)
  reels?.classList.remove('winning')
  reels?.classList.add('waiting')
  updateControls()
  let isOver = false
  try {
    const { status, body } = await postRound(round)
    if (status === 200 && isRound(body)) {
      setOpenRound(null)
      await show(body)
    } else isOver = refuse(status, body?.errorCode)
  } catch (error) {
    showResult('')
    showProblem(error instanceof SyntaxError ? texts.failed : texts.offline)
  }
  reels?.classList.remove('waiting')
  busy = false
  updateControls({ over: isOver })
}

/** Shows why a round was refused. @returns whether the session has ended */
function refuse(status, code) {
  const final = { 'round.session.ended': texts.ended, 'round.session.unknown': texts.unknown }
  const retryable = {
    'wallet.balance.insufficient': texts.insufficient,
    'round.stake.invalid': texts.invalid,
    'request.key.reused': texts.invalid,
    'game.vendor.maintenance': texts.vendorResting,
  }
  showResult('')
  const text = final[code] ?? retryable[code] ?? (code?.startsWith('responsible.') ? texts.own : undefined)
  const closed = { 'system.maintenance': texts.resting, 'system.ip.restricted': texts.region }
  showProblem(text ?? closed[code] ?? texts.failed)
  // End the round only after a definite refusal: after any other response the server may have settled the round.
  if (text) setOpenRound(null)
  return code in final
}

/** Spins the reels, if there are any, to the outcome, and then shows the result. */
async function show({ outcome, payoutMinor, balanceMinor: left }) {
  if (reels) {
    reels.classList.remove('waiting')
    await Promise.all(strips.map((strip, at) => rollStrip(strip, outcome.reels[at], 600 + at * 150)))
    const shown = outcome.reels.map((at) => names[at]).join(', ')
    reels.setAttribute('aria-label', texts.reels.replace('{symbols}', shown))
    reels.classList.toggle('winning', payoutMinor > 0)
  }
  const times = new Intl.NumberFormat(locale).format(outcome.multiplier)
  const gain =
    payoutMinor > 0
      ? texts.won.replace('{amount}', money.format(payoutMinor / 100)).replace('{times}', times)
      : texts.lost
  showResult(
    outcomes ? `${texts.matchResult.replace('{result}', outcomes[outcome.result])} ${gain}` : gain,
    payoutMinor > 0,
  )
  animateBalance(left)
}

const createCell = (at) => {
  const box = document.createElement('div')
  box.className = 'cell'
  const image = new Image(80, 80)
  image.src = symbols[at]
  image.alt = ''
  box.append(image)
  return box
}
const randomSymbol = () => Math.floor(Math.random() * symbols.length)

/**
 * Rolls the symbols of a reel until `middle` is on the line. The symbols before it are random, because only the outcome
 * comes from the server.
 */
async function rollStrip(strip, middle, duration) {
  const old = [...strip.children]
  const target = [createCell(randomSymbol()), createCell(middle), createCell(randomSymbol())]
  if (reducedMotion.matches) return strip.replaceChildren(...target)
  const passing = Array.from({ length: 8 + duration / 60 }, () => createCell(randomSymbol()))
  strip.replaceChildren(...target, ...passing, ...old)
  const distance = (target.length + passing.length) * old[0].offsetHeight
  await strip.animate([{ transform: `translateY(-${distance}px)` }, { transform: 'translateY(0)' }], {
    duration,
    easing: 'cubic-bezier(.2,.7,.2,1.02)',
  }).finished
  strip.replaceChildren(...target)
}

/** Animates the balance to its new value. */
function animateBalance(left) {
  const [from, begun] = [ownBalance, performance.now()]
  ownBalance = left
  postToSite('balance', { balanceMinor: left })
  const step = (now) => {
    const part = reducedMotion.matches ? 1 : Math.min(1, (now - begun) / 280)
    if (ownBalance !== left) return
    balance.textContent = money.format(Math.round(from + (left - from) * part) / 100)
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

// Respond to liveness messages of the site: the operating system may kill the process of a frame, and browsers do not
// report this to the site.
window.addEventListener('message', ({ data, origin, source }) => {
  if (
    framed &&
    source === window.parent &&
    origin === framedBy &&
    data?.source === 'lobby-site' &&
    data.session === id &&
    data.type === 'ask'
  )
    postToSite('alive')
})
spin.addEventListener('click', () => void play())
one('.back').addEventListener('click', (event) => {
  if (!framed) return
  event.preventDefault()
  postToSite('exit')
})
if (openRound && picks[openRound.pick]) picks[openRound.pick].checked = true
if (ended) {
  showResult('')
  showProblem(texts.ended)
} else if (openRound) {
  showResult('')
  showProblem(texts.pending)
}
updateControls({ over: ended })
postToSite(ended ? 'ended' : 'ready')
