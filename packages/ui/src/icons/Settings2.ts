import { createIcon } from './createIcon.ts'

export const Settings2 = /* @__PURE__ */ createIcon(
  'M14 17H5M19 7h-9M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM4 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
)
