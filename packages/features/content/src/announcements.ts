// Loaded in one chunk: the full content that editors publish, shown in a popup or as a list.
export { AnnouncementPopup } from './popup/AnnouncementPopup.tsx'
export { NoticeScreen } from './screens/NoticeScreen.tsx'
