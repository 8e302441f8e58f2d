export { balanceQuery, memberInfoQuery, type Member } from './queries.ts'
export { useBalanceHidden } from './useBalanceHidden.ts'
export { useFreshOnReturn } from './useFreshOnReturn.ts'
export { useMemberInfo } from './useMemberInfo.ts'
