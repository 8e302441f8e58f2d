// Both in one chunk: each needs the other's parts.
export { AddToHomeGuide } from './AddToHomeGuide.tsx'
export { DownloadSheet } from './DownloadSheet.tsx'
