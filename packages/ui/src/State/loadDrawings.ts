/** Loads the figures of {@link Drawing} in advance, so that a page that goes offline can show them. */
export const loadDrawings = () => import('./StateDrawingShapes.tsx')
