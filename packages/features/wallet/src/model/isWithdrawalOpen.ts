/** Returns true while a withdrawal is open: the money has left the wallet, but is neither paid out nor returned. */
export const isWithdrawalOpen = (status: string): boolean => status === 'REVIEW' || status === 'PROCESSING'
