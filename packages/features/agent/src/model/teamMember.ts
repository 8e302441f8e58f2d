import type { ResponseValueOf } from '@lobby/api'

/** A team member with sums for some days: `own` are those of the member alone, `team` includes everybody below. */
export type TeamMember = ResponseValueOf<'teamMembers'>['content'][number]

/** A member on the path from the agent down to another member. */
export type TeamStep = ResponseValueOf<'teamMembers'>['path'][number]

/** A team member with the member's rebate rates and the path from the agent down to the member. */
export type TeamMemberDetail = ResponseValueOf<'teamMember'>
