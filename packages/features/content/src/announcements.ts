// The popup and the list of announcements are one chunk, because both render the full content of announcements.
export { AnnouncementPopup } from './popup/AnnouncementPopup.tsx'
export { NoticeScreen } from './screens/NoticeScreen.tsx'
