export { AccountChip } from './components/AccountChip.tsx'
/** Loads the account sheet. The app shell calls this function when the sheet first opens. */
export const loadAccountSheet = () =>
  import('./components/AccountSheet.tsx').then((module) => ({ default: module.AccountSheet }))
