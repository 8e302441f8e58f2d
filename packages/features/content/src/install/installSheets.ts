// These components are one chunk, because they share modules.
export { AddToHomeGuide } from './AddToHomeGuide.tsx'
export { DownloadPopup } from './DownloadPopup.tsx'
export { DownloadSheet } from './DownloadSheet.tsx'
