import { createIcon } from './createIcon.ts'

export const UserRoundPlus = /* @__PURE__ */ createIcon(
  'M2 21a8 8 0 0 1 13.292-6M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM19 16v6M22 19h-6',
)
