import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { watchPresses } from '@lobby/ui'
import '@lobby/ui/tokens.css'
import './preview.css'
import { playInFrames } from '../src/beside/playInFrames.ts'
import { tellView } from '../src/beside/tellView.ts'
import { ComponentPage } from '../src/docs/ComponentPage.tsx'
import { controls } from '../src/docs/controls.ts'
import { globalTypes } from '../src/house/globalTypes.ts'
import { tellFolders } from '../src/house/tellFolders.ts'
import { viewports } from '../src/house/viewports.ts'
import { withSkin } from '../src/house/withSkin.tsx'
import { settle } from '../src/site/settle.ts'
import { openedSite, siteLoader, siteOf, withSite } from '../src/site/withSite.tsx'
import { withMadeUp } from '../src/stress/withMadeUp.tsx'

// As the site does.
watchPresses(document)
tellView()
void tellFolders()
// Patient, because many tests share a machine: only what never comes runs into it.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { merchant: 'aurora', locale: 'EN', direction: 'auto', text: 'usual', session: 'guest', flags: {}, skin: '', order: 'trouble', beside: 'p360', viewport: { value: 'p360', isRotated: false } },
  parameters: {
    a11y: { test: 'error' },
    docs: { page: ComponentPage },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    options: { storySort: { method: 'alphabetical', order: ['Start', 'Skin lab', 'Foundations', 'Components', 'Screens'] } },
  },
  argTypesEnhancers: [controls],
  loaders: [siteLoader, playInFrames],
  // The last one is the outermost.
  decorators: [withSite, withMadeUp, withSkin],
  // Before axe looks at the story.
  afterEach: ({ loaded, parameters }) => settle(siteOf(parameters)?.waits ? undefined : openedSite(loaded)),
}
export default preview
