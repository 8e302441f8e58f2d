/** What the specification says of touch, in milliseconds: until a press shows, until it is a long one, and how long it shows after it. */
export const pressTimes = { delay: 130, long: 370, out: 100 } as const
