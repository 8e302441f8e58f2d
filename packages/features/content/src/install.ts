// A separate entry point, loaded when home is idle.
export { AddToHome } from './install/AddToHome.tsx'
export { DownloadBar } from './install/DownloadBar.tsx'
