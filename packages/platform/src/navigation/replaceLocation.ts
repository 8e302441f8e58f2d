/**
 * Opens a URL in place of the current history entry. Pass this function to `safeNavigate` as `assign` if the back
 * button must not lead to the current page.
 */
export const replaceLocation = (url: string): void => location.replace(url)
