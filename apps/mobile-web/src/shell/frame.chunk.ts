// One chunk with the parts of home and of the app shell that home's first load does not contain.
export { BottomNav } from './BottomNav.tsx'
export { InboxLink } from './InboxLink.tsx'
export { AnnouncementPopupHost } from './AnnouncementPopupHost.tsx'
