/**
 * Chooses files in a file input as a browser does it. `userEvent.upload` would send them to the test runner and back first, which takes more than a
 * second for five megabytes.
 *
 * @throws Error without an input, or with a disabled one.
 */
export function chooseFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input || input.disabled) throw new Error('There is no file input that can be used.')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
