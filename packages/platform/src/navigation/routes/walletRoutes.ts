const withId = (path: string, id: string | undefined) =>
  id === undefined ? path : `${path}?${new URLSearchParams({ id }).toString()}`

/**
 * Builds the paths of deposits and withdrawals. With an id the page shows that deposit or withdrawal. Without an id the
 * page starts a new one.
 */
export const walletRoutes = {
  /** @param id The platform's id of the deposit, for example `D0000000012`. */
  deposit: (id?: string): string => withId('/m/voucherCenter', id),
  /** @param id The platform's id of the withdrawal, for example `W0000000012`. */
  withdrawal: (id?: string): string => withId('/m/withdraw', id),
} as const

/** Reads the id of a deposit from a query. Returns an empty text if it is missing or invalid. */
export const readDepositId = (query: URLSearchParams): string => /^D\d{10}$/.exec(query.get('id') ?? '')?.[0] ?? ''

/** Reads the id of a withdrawal from a query. Returns an empty text if it is missing or invalid. */
export const readWithdrawalId = (query: URLSearchParams): string => /^W\d{10}$/.exec(query.get('id') ?? '')?.[0] ?? ''
