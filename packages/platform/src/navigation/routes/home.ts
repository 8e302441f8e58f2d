/** Every address that means home (specification part 1, section 2). */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const

/** Whether a path is home, to the letter: `/m/home/` is not. */
export function isHome(pathname: string): boolean {
  return (homeAliases as readonly string[]).includes(pathname)
}
