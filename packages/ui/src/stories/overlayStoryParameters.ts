/**
 * Story parameters for overlays: the docs page shows each story in its own iframe, because an overlay would otherwise
 * cover the docs page.
 */
export const overlayStoryParameters = { story: { inline: false, height: '640px' } } as const
