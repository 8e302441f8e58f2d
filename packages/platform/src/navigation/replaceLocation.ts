/**
 * Replaces the page instead of adding a history entry. Pass it to `safeNavigate` as `assign` if the player must not
 * return to this page.
 */
export const replaceLocation = (url: string): void => location.replace(url)
