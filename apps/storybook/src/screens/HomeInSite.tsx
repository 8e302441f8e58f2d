import { AppFrame, HomeScreen } from '@lobby/mobile-web/shell'

/** Renders the site's home with its header, footer and bottom navigation. */
export const HomeInSite = () => (
  <AppFrame>
    <HomeScreen />
  </AppFrame>
)
