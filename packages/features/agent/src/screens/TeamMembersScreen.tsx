import { Members } from '../components/Members.tsx'
import { TeamPage } from '../components/TeamPage.tsx'

/** `/m/member/team`: who is in the team, branch by branch (AGEN-024). `member` in its address opens a branch, `search` looks for names. */
export const TeamMembersScreen = () => (
  <TeamPage title="shell.title.team">
    <Members />
  </TeamPage>
)
