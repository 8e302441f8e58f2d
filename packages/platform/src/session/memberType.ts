/**
 * The platform's number for the role of an account. Undefined means that the number is invalid. Such an account is not
 * an agent, and is treated as a trial account.
 */
export type MemberType = number | undefined

/** Parses a member type. Only an integer from 0 to 999 is valid, not a text. */
export function parseMemberType(value: unknown): MemberType {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 999 && !Object.is(value, -0)
    ? value
    : undefined
}

/** Returns whether an account is a trial account or has an invalid type. */
export const isTrial = (type: MemberType): boolean => type === undefined || type === 4

/** Returns whether an account may open the agent pages: every valid type except 0, 4 and 40. */
export const isAgent = (type: MemberType): boolean => type !== undefined && ![0, 4, 40].includes(type)
