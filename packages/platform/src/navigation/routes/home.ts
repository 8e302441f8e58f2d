/** The paths that show home (specification part 1, section 2). */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const

/** Returns whether a path is exactly one of home's paths. Returns false for `/m/home/`. */
export function isHomePath(pathname: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(pathname)
}
