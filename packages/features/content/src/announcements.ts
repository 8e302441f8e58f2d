// One chunk for the popup and the list of announcements, because both show the full content that editors publish.
export { AnnouncementPopup } from './popup/AnnouncementPopup.tsx'
export { NoticeScreen } from './screens/NoticeScreen.tsx'
