export { share, sharedText, type Shareable, type Shared } from './share.ts'
