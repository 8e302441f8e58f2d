import { useStoredSwitch } from '../storage/index.ts'

/**
 * Returns whether the player hides the balance, and a function that changes it. The browser's storage keeps the choice.
 */
export function useBalanceHidden(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  return useStoredSwitch('balanceHidden')
}
