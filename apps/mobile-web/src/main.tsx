import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { boot } from './boot.ts'
import { WrongHost } from './shell/WrongHost.tsx'
import './app.css'

const root = createRoot(document.getElementById('root')!)
const site = boot(window)
if (site === null) root.render(<WrongHost />)
else void site.ready.then(() => root.render(<App site={site} />))
