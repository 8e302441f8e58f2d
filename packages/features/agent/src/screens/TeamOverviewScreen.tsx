import { TeamOverview } from '../components/TeamOverview.tsx'
import { TeamPage } from '../components/TeamPage.tsx'

/** Renders `/m/agent/team/overview`: the figures of the team by day (AGEN-022). */
export const TeamOverviewScreen = () => (
  <TeamPage title="shell.title.teamOverview">
    <TeamOverview />
  </TeamPage>
)
