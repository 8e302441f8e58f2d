import type { SubmitEvent } from 'react'

/**
 * The submit of a form whose fields a browser may have filled without telling: what stands in the inputs is taken over first.
 * @param submit - what follows, with react-hook-form's `handleSubmit`
 */
export function useTypedSubmit<Name extends string>(
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
