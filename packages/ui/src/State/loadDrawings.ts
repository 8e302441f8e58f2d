/** Loads the figures of {@link Drawing} ahead, so that a page without a connection has them. */
export const loadDrawings = () => import('./Figure.tsx')
