/** The key of every balance in the cache. Apart from the queries: home's first load knows the key, and none of what a member asks for. */
export const balances = ['balance'] as const
