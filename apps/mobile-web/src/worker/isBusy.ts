const typed = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit]), textarea'
const asking = '[role=dialog], [role=alertdialog], button[aria-busy=true]'

// Sign-in by third parties and checks for robots keep frames of a pixel or none.
const isPlayed = (frame: HTMLElement) => frame.offsetWidth > 50 && frame.offsetHeight > 50

/**
 * Whether leaving the page would take something away from the player: a field with something in it, a dialog that waits for an answer, a
 * button whose work is under way, or a game in a frame.
 */
export function isBusy(document: Pick<Document, 'querySelectorAll' | 'querySelector'>): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)]
  return (
    fields.some((field) => field.value !== '' && !field.disabled && !field.readOnly) ||
    document.querySelector(asking) !== null ||
    [...document.querySelectorAll('iframe')].some(isPlayed)
  )
}
