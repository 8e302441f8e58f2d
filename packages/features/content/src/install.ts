// This module is a separate chunk, which home loads when the page is idle.
export { AddToHome } from './install/AddToHome.tsx'
export { DownloadBar } from './install/DownloadBar.tsx'
