import { createIcon } from './createIcon.ts'

export const BanknoteArrowDown = /* @__PURE__ */ createIcon(
  'M12 18H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5M16 19l3 3 3-3M18 12h.01M19 16v6M6 12h.01M10 ' +
    '12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
)
