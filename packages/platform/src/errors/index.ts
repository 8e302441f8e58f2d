export { refusalText } from './refusalText.ts'
export { isOwnLimit } from './isOwnLimit.ts'
