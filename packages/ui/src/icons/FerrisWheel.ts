import { createIcon } from './createIcon.ts'

export const FerrisWheel = /* @__PURE__ */ createIcon(
  'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM12 2v4M6.8 15l-3.5 2M20.7 7l-3.5 2M6.8 9 3.3 7M20.7 17l-3.5-2M9 ' +
    '22l3-8 3 8M8 22h8M18 18.7a9 9 0 1 0-12 0',
)
