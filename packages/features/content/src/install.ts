// A separate entry point keeps this code out of the first load of home. Home loads the code when the page is idle.
export { AddToHome } from './install/AddToHome.tsx'
export { DownloadBar } from './install/DownloadBar.tsx'
