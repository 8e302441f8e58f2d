import { Around, HomeScreen } from '@lobby/mobile-web/shell'

/** The site's own home, with what stands around it. */
export const Home = () => (
  <Around>
    <HomeScreen />
  </Around>
)
