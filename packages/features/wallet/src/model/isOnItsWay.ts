/** Whether a withdrawal has not ended: its money has left the wallet, and is neither paid nor back. */
export const isOnItsWay = (status: string): boolean => status === 'REVIEW' || status === 'PROCESSING'
