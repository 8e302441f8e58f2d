import { useStoredBoolean } from '../storage/index.ts'

/**
 * Returns whether the player hides the balance, and a function that changes this choice. The choice is stored in the
 * browser.
 */
export function useBalanceHidden(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  return useStoredBoolean('balanceHidden')
}
