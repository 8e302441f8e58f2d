/** Loads the shapes of {@link Drawing} in advance, so that a page can show them when it is offline later. */
export const loadDrawings = () => import('./DrawingShapes.tsx')
