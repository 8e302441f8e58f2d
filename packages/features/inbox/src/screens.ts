export const loadInboxScreen = () =>
  import('./screens/InboxScreen.tsx').then((module) => ({ default: module.InboxScreen }))
export const loadMessagesScreen = () =>
  import('./screens/MessagesScreen.tsx').then((module) => ({ default: module.MessagesScreen }))
/** Merchants without the flag do not carry it. */
export const feedback = {
  flag: 'FEEDBACK3',
  load: () => import('./screens/FeedbackScreen.tsx').then((module) => ({ default: module.FeedbackScreen })),
} as const
