import type { SubmitEvent } from 'react'

/**
 * Returns the submit handler of a form. The handler copies the values of the inputs into the state of the form, because
 * a browser may fill in inputs without an event.
 * @param submit - called after the copying; calls react-hook-form's `handleSubmit`
 */
export function useSubmitWithAutofill<Name extends string>(
  names: readonly Name[],
  setValue: (name: Name, value: string) => void,
  submit: (event: SubmitEvent<HTMLFormElement>) => void,
) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    for (const name of names) {
      const value = typed.get(name)
      if (typeof value === 'string') setValue(name, value)
    }
    submit(event)
  }
}
