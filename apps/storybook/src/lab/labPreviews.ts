/**
 * The stories that the skin lab offers as a preview: screens that together use most properties of a theme, and
 * components in their states.
 */
export const LAB_PREVIEW_STORIES = [
  { id: 'screens-home--guest', name: 'Home, a guest' },
  { id: 'screens-home--member', name: 'Home, a member' },
  { id: 'screens-sign-in--screen', name: 'Sign in' },
  { id: 'screens-games--playground', name: 'Games' },
  { id: 'screens-deposit--amount-step', name: 'Deposit' },
  { id: 'screens-member-centre--new-version', name: 'Member centre' },
  { id: 'components-a-whole-form--playground', name: 'A whole form' },
  { id: 'components-button--states', name: 'Buttons' },
  { id: 'components-badge--states', name: 'Badges' },
  { id: 'components-inlinenotice--states', name: 'Notices' },
  { id: 'components-bottombar--playground', name: 'Bottom bar' },
] as const
