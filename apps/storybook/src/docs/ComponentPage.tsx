import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { isStatus, statuses } from './status.ts'

/** How far the component of this page is. */
function StatusLine() {
  const resolved = useOf('meta', ['meta'])
  const status: unknown = resolved.preparedMeta.parameters['status']
  return isStatus(status) ? <p>{statuses[status]}</p> : null
}

/** The page of every component: what it is and how far, how it is used, one to play with, its props, its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <StatusLine />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
