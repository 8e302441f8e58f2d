/**
 * A member type as the platform numbers them; undefined is one that cannot be read and counts as the least privilege: no agent,
 * and refused where a trial account is.
 */
export type MemberType = number | undefined

/** Reads a member type strictly: a whole number from 0 to 999, never a text. */
export function parseMemberType(value: unknown): MemberType {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 999 && !Object.is(value, -0)
    ? value
    : undefined
}

/** A trial account, or one whose type cannot be read. */
export const isTrial = (type: MemberType): boolean => type === undefined || type === 4

/** Who sees the agent pages: every type but 0, 4 and 40. */
export const isAgent = (type: MemberType): boolean => type !== undefined && ![0, 4, 40].includes(type)
