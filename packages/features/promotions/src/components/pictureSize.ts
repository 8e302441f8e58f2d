/** Of a promotion's picture, in pixels. */
export const pictureSize = { width: 750, height: 320 } as const
