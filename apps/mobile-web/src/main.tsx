import { watchPresses } from '@lobby/ui'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { boot } from './boot.ts'
import { reactRootOptions } from './reactRootOptions.ts'
import { setBottomBarHeight } from './shell/setBottomBarHeight.ts'
import './app.css'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root. Stamp the site again.')
const root = createRoot(element, reactRootOptions)
watchPresses(document)
// Load this code before the page's load event, because browsers start to translate a page at that event. A translation
// replaces text nodes, and React could not update them afterwards.
import('@lobby/ui/translation').then(
  ({ supportPageTranslation }) => supportPageTranslation(document),
  () => undefined,
)
setBottomBarHeight(window)
/** Shows the boot script's plain error page, which offers a reload. */
const showLoadError = () => (window as { __stuck?: () => void }).__stuck?.()
const site = boot(window)
if (site === null)
  import('./shell/WrongHostPage.tsx').then(({ WrongHostPage }) => root.render(<WrongHostPage />), showLoadError)
// Render in a transition, so that the page can react to touches while React renders.
else site.ready.then(() => startTransition(() => root.render(<App site={site} />)), showLoadError)
