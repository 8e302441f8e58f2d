/** A dialog that stands, one whose code is on its way, a finger that is down, a press whose work is under way. */
const taken =
  '[role="dialog"], [role="alertdialog"], [data-awaited="overlay"], [data-pressed], button[aria-busy="true"]'

/** Whether something has the player's attention, so that nothing may open by itself: one of those, or something is being typed. */
export function isPageTaken(page: Document = document): boolean {
  return (
    page.querySelector(taken) !== null ||
    page.activeElement?.matches('input, textarea, select, [contenteditable]') === true
  )
}
