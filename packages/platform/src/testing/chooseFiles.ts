/**
 * Chooses files in a file input as a browser does. `userEvent.upload` would first send them to the test runner and
 * back, which takes more than a second for five megabytes.
 *
 * @throws Error if the input is missing or disabled.
 */
export function chooseFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input || input.disabled) throw new Error('The file input is missing or disabled.')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
