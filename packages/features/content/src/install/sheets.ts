// In one chunk: each needs the other's parts.
export { AddToHomeGuide } from './AddToHomeGuide.tsx'
export { DownloadPopup } from './DownloadPopup.tsx'
export { DownloadSheet } from './DownloadSheet.tsx'
