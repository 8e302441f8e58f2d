import type { QueryClient } from '@tanstack/react-query'

/** A dialog that stands, one whose code is on its way, a finger that is down, a button whose work is under way. */
const asking =
  '[role="dialog"], [role="alertdialog"], [data-awaited="overlay"], [data-pressed], button[aria-busy="true"]'
const fields = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit]), textarea'

const isFilled = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value !== '' && !field.disabled && !field.readOnly

// Sign-in by third parties and checks for robots keep frames of a pixel or none.
const isPlayed = (frame: HTMLElement) => frame.offsetWidth > 50 && frame.offsetHeight > 50

/**
 * Checks whether the page must neither be loaded anew nor be covered by what opens by itself: something asks the player, is pressed, typed or filled in,
 * a game is played in a frame, or a mutation is in flight.
 */
export function isPageTaken(queries: QueryClient): boolean {
  return (
    queries.isMutating() > 0 ||
    document.querySelector(asking) !== null ||
    document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(isFilled) ||
    [...document.querySelectorAll('iframe')].some(isPlayed)
  )
}
