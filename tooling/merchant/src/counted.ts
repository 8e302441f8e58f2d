/** `1 problem`, `2 problems`, `1,087 files`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** `11,500 B` */
export const bytesOf = (count: number): string => `${count.toLocaleString('en')} B`
