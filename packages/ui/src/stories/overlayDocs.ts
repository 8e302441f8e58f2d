/**
 * Story parameters for overlays: the docs page shows each story in its own iframe, since the overlay would otherwise
 * cover the page.
 */
export const overlayDocs = { story: { inline: false, height: '640px' } } as const
