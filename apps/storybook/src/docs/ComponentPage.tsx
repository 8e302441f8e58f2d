import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { components } from 'virtual:lobby/components'
import { UsageFacts } from '../components/UsageFacts.tsx'
import { statuses, statusIn } from './status.ts'

/** The page of every component: what it is and how far, how it is used, what it reads of a theme, one to play with, its props, its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const status = statusIn(preparedMeta.tags)
  const facts = components.find(({ id }) => id === preparedMeta.componentId)
  return (
    <>
      <Title />
      <Subtitle />
      {status && <p>{statuses[status]}</p>}
      <Description />
      {facts && <UsageFacts facts={facts} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
