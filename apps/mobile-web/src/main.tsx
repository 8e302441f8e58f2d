import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { boot } from './boot.ts'
import { NoTexts } from './shell/NoTexts.tsx'
import { WrongHost } from './shell/WrongHost.tsx'
import './app.css'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root. Stamp the site again.')
// The stamped title has done its work; React's own, which follow language and screen, would stand behind it.
document.querySelector('title')?.remove()
const root = createRoot(element)
// With everything in the cache the site would take the processor before the stamped first screen has been painted. A hidden page paints nothing.
const painted = new Promise<void>((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))))
const site = boot(window)
if (site === null) root.render(<WrongHost />)
else Promise.all([site.ready, painted]).then(
  () => root.render(<App site={site} />),
  () => root.render(<NoTexts onRetry={() => location.reload()} />),
)
