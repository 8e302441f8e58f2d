import { TeamMembers } from '../components/TeamMembers.tsx'
import { TeamPageLayout } from '../components/TeamPageLayout.tsx'

/**
 * Renders `/m/member/team`: the members of the team, one branch at a time (AGEN-024). The query parameter `member`
 * opens the branch of a member, and `search` finds user names.
 */
export const TeamMembersScreen = () => (
  <TeamPageLayout title="shell.title.team">
    <TeamMembers />
  </TeamPageLayout>
)
