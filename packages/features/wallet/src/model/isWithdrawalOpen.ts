/** Returns true while a withdrawal is open: its money has left the wallet and is neither paid out nor returned. */
export const isWithdrawalOpen = (status: string): boolean => status === 'REVIEW' || status === 'PROCESSING'
