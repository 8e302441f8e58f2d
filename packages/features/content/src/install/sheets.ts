// One chunk, because these parts need each other.
export { AddToHomeGuide } from './AddToHomeGuide.tsx'
export { DownloadPopup } from './DownloadPopup.tsx'
export { DownloadSheet } from './DownloadSheet.tsx'
