/** The size of a promotion's picture, in px. */
export const pictureSize = { width: 750, height: 320 } as const
