import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { watchPresses } from '@lobby/ui'
import '@lobby/ui/tokens.css'
import './preview.css'
import { ComponentPage } from '../src/docs/ComponentPage.tsx'
import { addPropControls } from '../src/docs/addPropControls.ts'
import { toolbarMenus } from '../src/merchants-plugin/toolbarMenus.ts'
import { publishMerchantFolderFlags } from '../src/merchants-plugin/publishMerchantFolderFlags.ts'
import { toolbarViewports } from '../src/merchants-plugin/viewports.ts'
import { disablePlayFunctionOutsideFrames, withSkin } from '../src/merchants-plugin/withSkin.tsx'
import { checkStoryLayout } from '../src/layout/checkStoryLayout.ts'
import { checkStoryInLightTheme } from '../src/layout/checkStoryInLightTheme.ts'
import { shouldRunAxe } from '../src/layout/shouldRunAxe.ts'
import { isSideBySideFrame } from '../src/side-by-side/isSideBySideFrame.ts'
import { waitUntilStoryIsComplete } from '../src/site/waitUntilStoryIsComplete.ts'
import { getStorySite, storySiteLoader, getStorySiteParameters, withSite } from '../src/site/withSite.tsx'
import { withPseudoLocale } from '../src/stress/withPseudoLocale.tsx'

// Makes the pressed state visible, as the site does at its start.
watchPresses(document)
void publishMerchantFolderFlags()
// A long timeout, for a machine that runs many tests at the same time. Only a query that never succeeds waits this
// long.
configure({ asyncUtilTimeout: 10_000 })

/**
 * True if axe reports only violations: when Vitest runs the stories. Storybook's window shows the whole report.
 */
const onlyViolations = import.meta.env['VITEST_STORYBOOK'] === 'false'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbarMenus,
  initialGlobals: {
    merchant: 'aurora',
    locale: 'EN',
    direction: 'auto',
    text: 'usual',
    session: 'guest',
    flags: {},
    skin: '',
    beside: 'p360',
    viewport: { value: 'p360', isRotated: false },
  },
  parameters: {
    a11y: { test: 'error', ...(onlyViolations && { options: { resultTypes: ['violations'] } }) },
    // Show the code of the rendered elements instead of the story's source, which also contains the story's test.
    // Shorten functions, because their code is minified.
    docs: { page: ComponentPage, source: { type: 'dynamic' } },
    jsx: { functionValue: () => '() => {}' },
    viewport: { options: toolbarViewports },
    backgrounds: { disable: true },
    // Log no actions in a side-by-side frame, because no panel shows them. To log a click, Storybook serialises the
    // event with its window and all other frames, which throws an error while one of these frames starts.
    actions: { disable: isSideBySideFrame() },
    options: {
      storySort: { method: 'alphabetical', order: ['Start', 'Skin lab', 'Foundations', 'Components', 'Screens'] },
    },
  },
  argTypesEnhancers: [addPropControls],
  loaders: [storySiteLoader, disablePlayFunctionOutsideFrames],
  // The last decorator of this list is the outermost element.
  decorators: [withSite, withPseudoLocale, withSkin],
  // Runs before axe checks the story.
  afterEach: async ({ id, componentId, loaded, parameters, title, globals, reporting }) => {
    // Drop axe's report, because each test would send 100 kB to the runner. A violation throws an error anyway.
    if (onlyViolations) reporting.addReport = () => undefined
    await waitUntilStoryIsComplete(
      getStorySiteParameters(parameters)?.hasPendingAnswer ? undefined : getStorySite(loaded),
    )
    await checkStoryLayout({ title, globals })
    if (shouldRunAxe({ id, componentId, title, globals })) await checkStoryInLightTheme({ title, globals })
    else parameters['a11y'] = { test: 'off' }
  },
}
export default preview
