import { TeamMembers } from '../components/TeamMembers.tsx'
import { TeamPage } from '../components/TeamPage.tsx'

/**
 * Renders `/m/member/team`: the members of the team, branch by branch (AGEN-024). The parameter `member` opens a
 * branch, `search` searches names.
 */
export const TeamMembersScreen = () => (
  <TeamPage title="shell.title.team">
    <TeamMembers />
  </TeamPage>
)
