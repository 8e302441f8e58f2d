import { createIcon } from './createIcon.ts'

export const ArrowUpFromLine = /* @__PURE__ */ createIcon('M18 9l-6-6-6 6M12 3v14M5 21h14')
