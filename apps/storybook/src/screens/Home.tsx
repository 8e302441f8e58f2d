import { AppFrame, HomeScreen } from '@lobby/mobile-web/shell'

/** The site's own home, with what stands around it. */
export const Home = () => (
  <AppFrame>
    <HomeScreen />
  </AppFrame>
)
