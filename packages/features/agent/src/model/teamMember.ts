import type { ResponseValueOf } from '@lobby/api'

/**
 * A team member with sums for some days: `own` contains the sums of the member alone, `team` contains those of the
 * member and everybody below the member.
 */
export type TeamMember = ResponseValueOf<'teamMembers'>['content'][number]

/** A member on the path from the agent down to another member. */
export type TeamPathStep = ResponseValueOf<'teamMembers'>['path'][number]

/** A team member with the member's rebate rates and the path from the agent down to the member. */
export type TeamMemberDetail = ResponseValueOf<'teamMember'>
