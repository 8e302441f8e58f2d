/**
 * The query key of every balance. It has its own file because home's first load needs this key but not the member
 * queries.
 */
export const balanceQueryKey = ['balance'] as const
