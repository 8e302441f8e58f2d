export { balanceQuery, memberInfoQuery } from './queries.ts'
export { useBalanceHidden } from './useBalanceHidden.ts'
export { useFreshOnReturn } from './useFreshOnReturn.ts'
