/** The phone that pages are measured in. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** How many times slower its processor is than the machine's. */
export const slowdown = 4
