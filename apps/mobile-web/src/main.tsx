import { watchPresses } from '@lobby/ui'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { boot } from './boot.ts'
import { rootOptions } from './rootOptions.ts'
import { fitAppShell } from './shell/fitAppShell.ts'
import { WrongHost } from './shell/WrongHost.tsx'
import './app.css'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root. Stamp the site again.')
const root = createRoot(element, rootOptions)
watchPresses(document)
fitAppShell(window)
const site = boot(window)
if (site === null) root.render(<WrongHost />)
else site.ready.then(
  // As a transition it is drawn in slices: a finger that comes meanwhile is heard between two of them.
  () => startTransition(() => root.render(<App site={site} />)),
  () => (window as { __stuck?: () => void }).__stuck?.(),
)
