// Apart from the index: it comes once home is calm, and home's first load carries none of it.
export { usePopups } from './popup/usePopups.ts'
export const loadAnnouncementPopup = async () => {
  const [module] = await Promise.all([
    import('./announcements.ts'),
    import('@lobby/ui/rich-text').then(({ preloadRichText }) => preloadRichText()),
  ])
  return { default: module.AnnouncementPopup }
}
