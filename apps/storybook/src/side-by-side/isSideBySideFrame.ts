/** The name of the frames that show one story for several merchants side by side. */
export const SIDE_BY_SIDE_FRAME_NAME = 'side-by-side'

/** Returns whether this page is one of the frames that show one story for several merchants side by side. */
export const isSideBySideFrame = () => window.name === SIDE_BY_SIDE_FRAME_NAME
