import type { MemberType } from './memberType.ts'

/**
 * Returns whether the site checks for new dividend and salary contracts: for every member type except 4, 40, 41 and 42.
 * `isAgent` has a different list of member types (C10 in docs/decisions/001). The function has a separate file to stay
 * out of home's first load.
 */
export const needsAgentContractCheck = (type: MemberType): boolean =>
  type !== undefined && ![4, 40, 41, 42].includes(type)
