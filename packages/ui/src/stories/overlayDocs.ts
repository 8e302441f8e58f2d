/** For overlays: the docs page shows each story in a frame of its own, which it would cover else. */
export const overlayDocs = { story: { inline: false, height: '640px' } } as const
