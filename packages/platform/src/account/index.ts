export { balanceQuery, memberInfoQuery } from './queries.ts'
export { useBalanceHidden } from './useBalanceHidden.ts'
export { useBalanceOnReturn } from './useBalanceOnReturn.ts'
