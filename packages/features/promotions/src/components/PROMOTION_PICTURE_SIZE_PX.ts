/** The width and height of the picture of a promotion, in CSS pixels. */
export const PROMOTION_PICTURE_SIZE_PX = { width: 750, height: 320 } as const
