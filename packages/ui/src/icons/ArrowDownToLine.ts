import { createIcon } from './createIcon.ts'

export const ArrowDownToLine = /* @__PURE__ */ createIcon('M12 17V3M6 11l6 6 6-6M19 21H5')
