// A separate entry point, loaded when home is idle, so that the first load of home does not include it.
export { usePopupPages } from './popup/usePopupPages.ts'
export const loadAnnouncementPopup = async () => {
  const [module] = await Promise.all([
    import('./announcements.ts'),
    import('@lobby/ui/rich-text').then(({ preloadRichText }) => preloadRichText()),
  ])
  return { default: module.AnnouncementPopup }
}
