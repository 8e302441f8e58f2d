const address = (path: string, id: string | undefined) =>
  id === undefined ? path : `${path}?${new URLSearchParams({ id }).toString()}`

/** Builds the addresses of money that comes in and goes out; each with one of them, or without, where a new one begins. */
export const walletRoutes = {
  /** @param id As the platform numbers it, `D0000000012`. */
  deposit: (id?: string): string => address('/m/voucherCenter', id),
  /** @param id As the platform numbers it, `W0000000012`. */
  withdrawal: (id?: string): string => address('/m/withdraw', id),
} as const

/** The deposit that an address names; empty for what is none. */
export const readDepositId = (query: URLSearchParams): string => /^D\d{10}$/.exec(query.get('id') ?? '')?.[0] ?? ''

/** The withdrawal that an address names; empty for what is none. */
export const readWithdrawalId = (query: URLSearchParams): string => /^W\d{10}$/.exec(query.get('id') ?? '')?.[0] ?? ''
