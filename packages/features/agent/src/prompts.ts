// Exports the contract prompts separately from the screens, because every page loads the prompts as soon as it is idle.
export { useContractPrompt } from './model/useContractPrompt.ts'
export const loadContractPrompt = () =>
  import('./components/ContractPrompt.tsx').then((module) => ({ default: module.ContractPrompt }))
