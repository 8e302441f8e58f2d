// Apart from the index: what is asked for once home is calm.
export { AddToHome } from './install/AddToHome.tsx'
export { DownloadBar } from './install/DownloadBar.tsx'
