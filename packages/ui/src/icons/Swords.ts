import { createIcon } from './createIcon.ts'

export const Swords = /* @__PURE__ */ createIcon(
  'M13 19l6-6M14.5 17.5 3.586 6.586A2 2 0 013 5.172V3h2.172a2 2 0 011.414.586L17.5 14.5M14.828 ' +
    '6.172l2.586-2.586A2 2 0 0118.828 3H21v2.172a2 2 0 01-.586 1.414l-2.586 2.586M16 16l4 4M19 21l2-2M5 14l4 ' +
    '4M5 21l-2-2M7.5 16.5 4 20',
)
