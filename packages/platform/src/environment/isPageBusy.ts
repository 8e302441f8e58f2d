import type { QueryClient } from '@tanstack/react-query'

/**
 * Matches an open dialog, a dialog whose code is loading, an element that is being pressed, and a button whose action
 * is running.
 */
const busySelector =
  '[role="dialog"], [role="alertdialog"], [data-awaited="overlay"], [data-pressed], button[aria-busy="true"]'
const fieldSelector = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit]), textarea'

const isFilled = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value !== '' && !field.disabled && !field.readOnly

// Ignore frames up to 50 px wide: third-party sign-in and bot checks use invisible frames of one pixel or less.
const isGameFrame = (frame: HTMLElement) => frame.offsetWidth > 50 && frame.offsetHeight > 50

/**
 * Returns whether the player is in the middle of something: a dialog is open, an element is pressed, a field has focus
 * or text, a game runs in a frame, or a mutation is in flight. The site must then neither reload the page nor open a
 * dialog or popup over it.
 */
export function isPageBusy(queries: QueryClient): boolean {
  return (
    queries.isMutating() > 0 ||
    document.querySelector(busySelector) !== null ||
    document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fieldSelector)].some(isFilled) ||
    [...document.querySelectorAll('iframe')].some(isGameFrame)
  )
}
