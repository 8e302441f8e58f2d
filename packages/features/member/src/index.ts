export { AccountChip } from './components/AccountChip.tsx'
/** The account sheet, loaded when it is first opened. */
export const loadAccountSheet = () =>
  import('./components/AccountSheet.tsx').then((module) => ({ default: module.AccountSheet }))
