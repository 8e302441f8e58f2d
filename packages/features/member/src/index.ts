export { AccountChip } from './components/AccountChip.tsx'
/** Loads the account sheet. The shell calls it at the first opening. */
export const loadAccountSheet = () =>
  import('./components/AccountSheet.tsx').then((module) => ({ default: module.AccountSheet }))
