// Runs in the player's browser without a build step.
import { deskOf } from './desk.js'
import { el, fill, moneyOf, one, show } from './parts.js'
import { createSlip } from './slip.js'
import { createSpan, formatRemainingTime } from './span.js'

const { id, code, locale, currency, texts, plays, mostBets } = JSON.parse(one('#session').textContent)
const desk = deskOf(id)
const money = moneyOf(locale, currency)
const odds = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const slip = createSlip({ id, code, most: mostBets })
const [problem, notice, place, count, options] = ['.problem', '.notice', '.place', '.count', '.options'].map((each) =>
  one(each),
)
const [time, state, bar] = ['.clock .time', '.clock .state', '.bar span'].map((each) => one(each))
const checked = (name) => one(`input[name=${name}]:checked`)?.value

/** The running draw in the last response; null before the first response. */
let draw = null
let owned = 0
let busy = false
let over = false
let asking = false
let askAgainAt = 0
/** The ids of orders that were open in the last response. Their results are announced when they are settled. */
let openOrderIds = new Set()

function showNotice(text, kind = '') {
  notice.textContent = text
  notice.className = `notice ${text ? 'shown' : ''} ${kind}`
}
function showProblem(text) {
  problem.textContent = text
  problem.classList.toggle('shown', text !== '')
}

const isOpen = () => draw !== null && draw.isSale && draw.span.sure() && draw.span.left() > draw.lockTime

async function refresh() {
  if (asking || busy) return
  asking = true
  try {
    applyAnswer(await desk.table(code))
  } catch {
    showProblem(texts.offline)
    askAgainAt = performance.now() + 3000
  }
  asking = false
  tick()
}

/** Shows the state in a response and announces settled orders. @returns false if the response is an error */
function applyAnswer({ status, body, asked }) {
  if (status !== 200 || !body?.draw) {
    over = status === 410
    if (over) showProblem(texts.ended)
    else showProblem(closedTexts[body?.errorCode] ?? texts.failed)
    askAgainAt = performance.now() + 3000
    return false
  }
  const { draw: latest, orders, history, balanceMinor } = body
  const isNewDraw = draw !== null && draw.numero !== latest.numero
  draw = { ...latest, span: createSpan(latest.remainTime, asked) }
  owned = balanceMinor
  one('.balance strong').textContent = money(owned)
  one('.name .numero').textContent = fill(texts.draw, { numero: latest.numero })
  one('.result .numero').textContent = latest.last.numero
  show(one('.result .drawn'), latest.last, isNewDraw)
  writeHistory(history)
  writeOrders(orders)
  announceSettled(orders, latest.last.numero)
  // Refetch when the draw ends, after at least 1 s and at most 30 s.
  askAgainAt = performance.now() + Math.max(1000, Math.min(draw.span.left(), 30_000))
  if (!slip.pending()) showProblem('')
  return true
}

function announceSettled(orders, numero) {
  const settled = orders.filter(
    (order) => openOrderIds.has(order.id) && (order.status === 'WON' || order.status === 'LOST'),
  )
  openOrderIds = new Set(orders.filter(({ status }) => status === 'OPEN').map(({ id: order }) => order))
  if (settled.length === 0) return
  const amount = settled.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0)
  if (amount > 0) showNotice(fill(texts.won, { amount: money(amount), numero }), 'win')
  else showNotice(fill(texts.lost, { numero }))
}

function writeHistory(history) {
  one('.history ol').replaceChildren(
    ...history.map((result) => {
      const drawn = el('span', 'drawn')
      drawn.setAttribute('role', 'img')
      show(drawn, result)
      return el('li', '', el('span', 'numero', result.numero), drawn)
    }),
  )
}

function writeOrders(orders) {
  one('.orders .empty').hidden = orders.length > 0
  one('.orders ul').replaceChildren(
    ...orders.map((order) => {
      const paid =
        order.status === 'WON'
          ? el('strong', 'paid', `+ ${money(order.payoutMinor)}`)
          : el('strong', '', money(order.stakeMinor))
      const top = el(
        'div',
        'top',
        el('span', 'numero', order.numero),
        el('span', `tag ${order.status}`, texts[`status${order.status}`]),
        paid,
      )
      const bets = el('p', 'bets', order.bets.map(({ play, selection }) => `${play}: ${selection}`).join(' · '))
      const item = el('li', '', top, bets)
      if (order.cancellable) {
        const button = el('button', 'cancel', texts.cancel)
        button.type = 'button'
        button.addEventListener('click', () => void cancelOrder(order))
        item.append(button)
      }
      return item
    }),
  )
}

async function cancelOrder(order) {
  if (busy) return
  busy = true
  updateControls()
  try {
    const answer = await desk.cancel(order.id, code)
    if (answer.status === 409) showProblem(texts.notCancelled)
    else if (applyAnswer(answer)) showNotice(fill(texts.cancelled, { amount: money(order.stakeMinor) }))
  } catch {
    showProblem(texts.offline)
  }
  busy = false
  updateControls()
}

/** The messages for errors that mean that the whole site is closed. */
const closedTexts = { 'system.maintenance': texts.resting, 'system.ip.restricted': texts.region }

/** The messages for refusals that end the order. */
const refusalTexts = {
  'lottery.draw.closed': texts.closed,
  'lottery.bet.invalid': texts.invalid,
  'lottery.stake.invalid': texts.stakeRange,
  'lottery.limit.exceeded': texts.limit,
  'wallet.balance.insufficient': texts.insufficient,
  'request.key.reused': texts.failed,
  'game.vendor.maintenance': texts.vendorResting,
}

async function submitOrder() {
  if (busy || over) return
  const stake = Number(checked('stake'))
  if (!slip.pending()) {
    if (slip.picks().length === 0 || !isOpen()) return
    if (stake * slip.picks().length > owned) return showProblem(texts.insufficient)
  }
  const order = slip.order(draw?.numero, stake)
  busy = true
  showProblem('')
  showNotice('')
  updateControls()
  try {
    const answer = await desk.place(order)
    const why = answer.body?.errorCode
    const refused = refusalTexts[why] ?? (why?.startsWith('responsible.') ? texts.own : undefined)
    if (refused) {
      slip.done()
      showProblem(refused)
    } else if (applyAnswer(answer)) {
      slip.done()
      slip.clear()
      writeOptions()
      showProblem('')
      showNotice(fill(texts.placed, { numero: order.numero }), 'good')
    }
  } catch (error) {
    showProblem(error instanceof SyntaxError ? texts.failed : texts.offline)
  }
  busy = false
  updateControls()
}

/** Shows the options of the selected play. */
function writeOptions() {
  const play = plays.find((each) => each.code === checked('play'))
  one('.panel .about').textContent = play.about
  options.className = `options ${play.digits ? 'typed' : `of${Math.min(play.options.length, 9)}`}`
  options.replaceChildren(
    ...(play.digits ? createDigitInput(play) : play.options.map((option) => createOption(play, option))),
  )
}

function createOption(play, option) {
  const pick = { playCode: play.code, selection: option.code, name: `${play.name}: ${option.name}` }
  const button = el(
    'button',
    'choice',
    el('b', '', option.name),
    el('span', '', fill(texts.odds, { odds: odds.format(option.odds / 100) })),
  )
  button.type = 'button'
  button.setAttribute('aria-pressed', String(slip.has(pick)))
  button.addEventListener('click', () => {
    if (slip.pending()) return
    slip.toggle(pick)
    updateControls()
    button.setAttribute('aria-pressed', String(slip.has(pick)))
  })
  return button
}

function createDigitInput(play) {
  const label = fill(texts.typed, { count: play.digits })
  const input = el('input')
  Object.assign(input, {
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'off',
    maxLength: play.digits,
    placeholder: '0'.repeat(play.digits),
  })
  input.setAttribute('aria-label', label)
  const add = (selection) => {
    const pick = { playCode: play.code, selection, name: `${play.name}: ${selection}` }
    if (slip.pending() || slip.has(pick) || !new RegExp(`^\\d{${play.digits}}$`).test(selection)) return input.focus()
    slip.toggle(pick)
    input.value = ''
    updateControls()
  }
  const button = el('button', 'add', texts.add)
  const lucky = el('button', 'lucky', texts.surprise)
  for (const each of [button, lucky]) each.type = 'button'
  button.addEventListener('click', () => add(input.value))
  input.addEventListener('keydown', (event) => event.key === 'Enter' && add(input.value))
  lucky.addEventListener('click', () =>
    add(Array.from(crypto.getRandomValues(new Uint8Array(play.digits)), (byte) => byte % 10).join('')),
  )
  return [
    el('p', 'hint', `${label}: ${fill(texts.odds, { odds: odds.format(play.odds / 100) })}`),
    input,
    button,
    lucky,
  ]
}

function writePicks() {
  const picks = slip.pending() ? [] : slip.picks()
  one('.picks').hidden = picks.length === 0
  one('.picks ul').replaceChildren(
    ...picks.map((pick) => {
      const button = el('button', 'pick', pick.name, el('span', 'cross', '×'))
      button.type = 'button'
      button.setAttribute('aria-label', fill(texts.remove, { bet: pick.name }))
      button.addEventListener('click', () => {
        slip.toggle(pick)
        updateControls()
        writeOptions()
      })
      return el('li', '', button)
    }),
  )
}

/** Enables and disables the controls and updates the label of the order button. */
function updateControls() {
  const bets = slip.pending()?.bets.length ?? slip.picks().length
  const stake =
    slip.pending()?.bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0) ?? bets * Number(checked('stake'))
  count.textContent =
    bets === 0 ? '' : `${bets === 1 ? texts.bet : fill(texts.bets, { count: bets })} · ${money(stake)}`
  place.setAttribute('aria-disabled', String(busy))
  place.disabled = over || (!slip.pending() && (bets === 0 || !isOpen()))
  const ready = slip.pending()
    ? texts.again
    : bets === 0
      ? texts.none
      : isOpen()
        ? fill(texts.place, { amount: money(stake) })
        : draw
          ? texts.locked
          : texts.checking
  place.textContent = busy ? texts.placing : ready
  for (const button of document.querySelectorAll('.cancel')) button.disabled = busy || !isOpen()
  if (one('.picks ul').childElementCount !== bets) writePicks()
}

let wasOpen = null
function tick() {
  if (!draw) return
  const left = draw.span.left()
  const open = isOpen()
  const isReliable = draw.span.sure()
  time.textContent = isReliable ? formatRemainingTime(open ? left - draw.lockTime : left) : '--:--'
  const label = chooseState(open, isReliable, left)
  // Write the text only if it changes: a screen reader announces a status each time it is written.
  if (state.textContent !== label) state.textContent = label
  one('.draw').dataset.state = open ? (left - draw.lockTime < 10_000 ? 'near' : 'open') : 'closed'
  bar.style.inlineSize = `${Math.min(100, (left / draw.period) * 100)}%`
  if (open !== wasOpen) updateControls()
  wasOpen = open
  if (!isReliable || left === 0 || performance.now() >= askAgainAt) void refetchSoon()
}
const chooseState = (open, isReliable, left) =>
  open ? texts.closesIn : !isReliable ? texts.checking : left > 0 ? texts.locked : texts.drawing

/** Refetches the state, at most once per second. */
let lastAsked = -Infinity
async function refetchSoon() {
  if (performance.now() - lastAsked < 1000) return
  lastAsked = performance.now()
  await refresh()
}

place.addEventListener('click', () => void submitOrder())
for (const input of document.querySelectorAll('input[name=play]')) input.addEventListener('change', writeOptions)
for (const input of document.querySelectorAll('input[name=stake]')) input.addEventListener('change', updateControls)
// A page that becomes visible again may show an old draw, so it refetches the state.
addEventListener('pageshow', (event) => event.persisted && void refresh())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refresh())
setInterval(tick, 250)
writeOptions()
updateControls()
if (slip.pending()) showProblem(texts.offline)
void refresh()
