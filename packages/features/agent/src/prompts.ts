// Separate from the screens: these load on every page, once the page is idle.
export { useContractPrompt } from './model/useContractPrompt.ts'
export const loadContractPrompt = () =>
  import('./components/ContractPrompt.tsx').then((module) => ({ default: module.ContractPrompt }))
