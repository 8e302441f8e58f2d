import { createIcon } from './createIcon.ts'

export const ChartNoAxesCombined = /* @__PURE__ */ createIcon(
  'M12 16v5M16 14.639V21M20 10.656V21M22 3l-8.646 8.646a.5.5 0 0 1-.708 0L9.354 8.354a.5.5 0 0 0-.707 0L2 ' +
    '15M4 18.463V21M8 14.656V21',
)
