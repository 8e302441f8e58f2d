// What is chosen, and the order that is under way: it keeps its key until the platform has clearly answered, so that it is charged once.

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function createSlip({ id, code, most }) {
  const store = `lottery:${id}:${code}`
  let picks = []
  let pending = read()

  function read() {
    try {
      const order = JSON.parse(sessionStorage.getItem(store) ?? 'null')
      return typeof order?.key === 'string' && typeof order.numero === 'string' && Array.isArray(order.bets)
        ? order
        : null
    } catch {
      return null
    }
  }

  function keep(order) {
    pending = order
    try {
      if (order) sessionStorage.setItem(store, JSON.stringify(order))
      else sessionStorage.removeItem(store)
    } catch {
      // Without storage the order is kept for as long as the page is.
    }
  }

  const same = (one, other) => one.playCode === other.playCode && one.selection === other.selection
  return {
    picks: () => picks,
    has: (pick) => picks.some((other) => same(pick, other)),
    /** Adds a pick, or takes it out again; a full slip takes no more. */
    toggle(pick) {
      const rest = picks.filter((other) => !same(pick, other))
      picks = rest.length < picks.length || picks.length >= most ? rest : [...picks, pick]
    },
    clear: () => (picks = []),
    pending: () => pending,
    /** The order to send: the one that got no answer, else a new one of the picks. */
    order(numero, stakeMinor) {
      const bets = picks.map(({ playCode, selection }) => ({ playCode, selection, stakeMinor }))
      if (!pending) keep({ code, numero, key: newKey(), bets })
      return pending
    },
    /** The platform has answered clearly. */
    done: () => keep(null),
  }
}
