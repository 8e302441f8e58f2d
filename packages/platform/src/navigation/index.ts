export { Link, type LinkProps } from './Link.tsx'
export type { UrlKind } from './checkUrl.ts'
export { isAllowedUrl, safeNavigate, type NavigateOptions } from './safeNavigate.ts'
export { useBack } from './useBack.ts'
