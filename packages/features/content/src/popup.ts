// This module is a separate chunk, which home loads when the page is idle.
export { useDuePopupPages } from './popup/useDuePopupPages.ts'
export const loadAnnouncementPopup = async () => {
  const [module] = await Promise.all([
    import('./announcements.ts'),
    import('@lobby/ui/rich-text').then(({ preloadRichText }) => preloadRichText()),
  ])
  return { default: module.AnnouncementPopup }
}
