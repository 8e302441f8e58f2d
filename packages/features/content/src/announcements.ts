// Loaded as one: what editors publish, whole, in a popup or as a list.
export { AnnouncementPopup } from './popup/AnnouncementPopup.tsx'
export { NoticeScreen } from './screens/NoticeScreen.tsx'
