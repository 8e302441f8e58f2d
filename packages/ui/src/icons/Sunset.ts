import { createIcon } from './createIcon.ts'

export const Sunset = /* @__PURE__ */ createIcon(
  'M12 10V2M4.93 10.93l1.41 1.41M2 18h2M20 18h2M19.07 10.93l-1.41 1.41M22 22H2M16 6l-4 4-4-4M16 18a4 4 0 0 0-8 0',
)
