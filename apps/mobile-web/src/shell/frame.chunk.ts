// One chunk with the parts of home and of the app shell that home's first load does not contain.
export { BottomNav } from './BottomNav.tsx'
export { Messages } from './Messages.tsx'
export { PopupHost } from './PopupHost.tsx'
