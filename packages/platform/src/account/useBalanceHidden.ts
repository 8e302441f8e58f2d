import { useStoredSwitch } from '../storage/index.ts'

/** Whether the player hides the balance, and the way to change it; remembered on this device. */
export function useBalanceHidden(): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] {
  return useStoredSwitch('balanceHidden')
}
