import type { ValueOf } from '@lobby/api'

/** A team member with its sums for some days: `own` of the member only, `team` with everybody below. */
export type TeamMember = ValueOf<'teamMembers'>['content'][number]

/** A step of the path from the agent's own level down to a member. */
export type TeamStep = ValueOf<'teamMembers'>['path'][number]

/** A team member with its rates and the path to it. */
export type TeamMemberDetail = ValueOf<'teamMember'>
