import { TeamOverview } from '../components/TeamOverview.tsx'
import { TeamPageLayout } from '../components/TeamPageLayout.tsx'

/** Renders `/m/agent/team/overview`: the figures of the team by day (AGEN-022). */
export const TeamOverviewScreen = () => (
  <TeamPageLayout title="shell.title.teamOverview">
    <TeamOverview />
  </TeamPageLayout>
)
