/** For `assign` of `safeNavigate`: the page that is left is none to come back to. */
export const inPlace = (url: string): void => location.replace(url)
