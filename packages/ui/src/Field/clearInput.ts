/**
 * Empties an input as if the player had deleted the text: fires an `input` event, which React and form libraries need,
 * and focuses the input.
 */
export function clearInput(input: HTMLInputElement): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
