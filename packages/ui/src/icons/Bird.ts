import { createIcon } from './createIcon.ts'

export const Bird = /* @__PURE__ */ createIcon(
  'M16 7h.01M3.4 18H12a8 8 0 0 0 8-8V7a4 4 0 0 0-7.28-2.3L2 20M20 7l2 .5-2 .5M10 18v3M14 17.75V21M7 18a6 6 0 ' +
    '0 0 3.84-10.61',
)
