// The chosen bets, and the order that was sent but has no definite response yet. A retry sends the same idempotency
// key, so that the order is charged one time.

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
      // Without storage, only this page remembers the order.
    }
  }

  const same = (one, other) => one.playCode === other.playCode && one.selection === other.selection
  return {
    picks: () => picks,
    has: (pick) => picks.some((other) => same(pick, other)),
    /** Adds a pick, or removes it if it is already chosen. Ignores a new pick when the bet slip is full. */
    toggle(pick) {
      const rest = picks.filter((other) => !same(pick, other))
      picks = rest.length < picks.length || picks.length >= most ? rest : [...picks, pick]
    },
    clear: () => (picks = []),
    pending: () => pending,
    /**
     * Returns the order to send: the sent order without a response if there is one, else a new order with the picks.
     */
    order(numero, stakeMinor) {
      const bets = picks.map(({ playCode, selection }) => ({ playCode, selection, stakeMinor }))
      if (!pending) keep({ code, numero, key: newKey(), bets })
      return pending
    },
    /** Deletes the sent order after a definite response. */
    done: () => keep(null),
  }
}
