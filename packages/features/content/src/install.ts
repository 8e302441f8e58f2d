// This module is a separate chunk, which home loads when the page is idle.
export { AddToHomeOffer } from './install/AddToHomeOffer.tsx'
export { DownloadBar } from './install/DownloadBar.tsx'
