// A separate entry point, loaded when home is idle, so that the first load of home does not include it.
export { AddToHome } from './install/AddToHome.tsx'
export { DownloadBar } from './install/DownloadBar.tsx'
