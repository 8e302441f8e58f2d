import type { ValueOf } from '@lobby/api'

/** Somebody of the team, with the sums of some days: `own` of the member alone, `team` with all below it. */
export type TeamMember = ValueOf<'teamMembers'>['content'][number]

/** One of those who stand above each other, from the agent's own level down. */
export type TeamStep = ValueOf<'teamMembers'>['path'][number]

/** One of them with its rates and the way to it. */
export type TeamMemberDetail = ValueOf<'teamMember'>
