import type { MemberType } from './memberType.ts'

/**
 * Whose dividend and salary contracts are checked: every type but 4, 40, 41 and 42. Not the same people as agents (C10). In a file of its
 * own: home's first load goes without it.
 */
export const contractChecked = (type: MemberType): boolean => type !== undefined && ![4, 40, 41, 42].includes(type)
