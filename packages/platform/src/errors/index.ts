export { refusalText } from './refusalText.ts'
