export { readGameListAddress, type GameListAddress } from './gameListAddress.ts'
export { ownPath } from './ownPath.ts'
export { homeAliases, isHome, paths, registerAliases } from './paths.ts'
export { afterLogin, routes } from './routes.ts'
