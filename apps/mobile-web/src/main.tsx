import { watchPresses } from '@lobby/ui'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { boot } from './boot.ts'
import { rootOptions } from './rootOptions.ts'
import { fitAppShell } from './shell/fitAppShell.ts'
import './app.css'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root. Stamp the site again.')
const root = createRoot(element, rootOptions)
watchPresses(document)
// In time for a translator, which begins after the page has loaded.
import('@lobby/ui/translation').then(
  ({ keepTextsLive }) => keepTextsLive(document),
  () => undefined,
)
fitAppShell(window)
/** Lets the document offer a reload. */
const giveUp = () => (window as { __stuck?: () => void }).__stuck?.()
const site = boot(window)
if (site === null) import('./shell/WrongHost.tsx').then(({ WrongHost }) => root.render(<WrongHost />), giveUp)
// As a transition it is drawn in slices: a finger that comes meanwhile is heard between two of them.
else site.ready.then(() => startTransition(() => root.render(<App site={site} />)), giveUp)
