/** The size of a promotion's picture, in px. */
export const PICTURE_SIZE_PX = { width: 750, height: 320 } as const
