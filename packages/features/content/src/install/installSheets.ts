// One chunk, because these components share modules.
export { AddToHomeGuide } from './AddToHomeGuide.tsx'
export { DownloadPopup } from './DownloadPopup.tsx'
export { DownloadSheet } from './DownloadSheet.tsx'
