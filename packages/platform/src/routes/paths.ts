/** Every address that means home (specification part 1, section 2). */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const

/** The routes of the site. Only builders and the route table read them. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  gameList: '/m/gameList',
  maintenance: '/m/maintenance',
  register: '/m/register',
  forgotPassword: '/m/forget',
  changePassword: '/m/changePsw',
  settings: '/m/set',
  agreement: '/m/useragreement',
  trial: '/m/trail',
} as const

/** Every address of registration (specification part 1, section 2). */
export const registerAliases = ['/m/register', '/m/register.html', '/register.html'] as const

/** Whether a path is home, to the letter: `/m/home/` is not. */
export function isHome(pathname: string): boolean {
  return (homeAliases as readonly string[]).includes(pathname)
}
