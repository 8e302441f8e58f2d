// Apart from the screens: they come once the first screen is calm, on every page.
export { useContractPrompt } from './model/useContractPrompt.ts'
export const loadContractPrompt = () =>
  import('./components/ContractPrompt.tsx').then((module) => ({ default: module.ContractPrompt }))
