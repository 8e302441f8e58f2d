/**
 * Empties an input as if the player had done it: fires an `input` event for React and form libraries, and focuses the
 * field.
 */
export function clearInput(input: HTMLInputElement): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
