import { Overview } from '../components/Overview.tsx'
import { TeamPage } from '../components/TeamPage.tsx'

/** `/m/agent/team/overview`: the team in figures, by the day (AGEN-022). */
export const TeamOverviewScreen = () => (
  <TeamPage title="shell.title.teamOverview">
    <Overview />
  </TeamPage>
)
