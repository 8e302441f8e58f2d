/** Loads the shapes of {@link StateDrawing} in advance, so that a page can show them when it is offline later. */
export const loadStateDrawings = () => import('./StateDrawingShapes.tsx')
