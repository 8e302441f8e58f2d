/** A name as others see it: its ends alone. */
export const maskedName = (name: string): string => `${name.slice(0, 1)}•••${name.slice(-1)}`
