export { createNotify, type Notify, type ToastList } from './createNotify.ts'
export { NotifyProvider, useNotify } from './NotifyProvider.tsx'
