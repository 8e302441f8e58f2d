// Apart from the index: the table of routes comes in a chunk of its own, and these loaders with it.
export const loadHelpScreen = () => import('./support.ts').then((module) => ({ default: module.HelpScreen }))
export const loadServiceScreen = () => import('./support.ts').then((module) => ({ default: module.ServiceScreen }))
export const loadNoticeScreen = () => import('./announcements.ts').then((module) => ({ default: module.NoticeScreen }))
/** The download popup, for whatever has a way to it. */
export const loadDownloadPopup = () =>
  import('./install/sheets.ts').then((module) => ({ default: module.DownloadPopup }))
