/**
 * The query key of every balance. The key has a separate file because home's first load needs the key but not the
 * queries about the member.
 */
export const balanceQueryKey = ['balance'] as const
