import type { SubmitEvent } from 'react'

/**
 * Returns the submit handler of a form. Copies the values of the inputs into the form state first, because a browser
 * may fill them in without an event.
 * @param submit - runs afterwards, with react-hook-form's `handleSubmit`
 */
export function useAutofillSubmit<Name extends string>(
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
