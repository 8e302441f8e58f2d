import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { components } from 'virtual:lobby/components'
import { UsageFacts } from '../components/UsageFacts.tsx'
import styles from '../components/components.module.css'
import { statuses, statusIn } from './status.ts'

/** The page of every component: what it is and how far, one to play with, how it is used, its props, its states, and what it reads of a theme. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const status = statusIn(preparedMeta.tags)
  const facts = components.find(({ id }) => id === preparedMeta.componentId)
  return (
    <>
      <Title />
      <Subtitle />
      {status && (
        <p>
          <span className={styles.status} data-status={status}>
            {status}
          </span>{' '}
          {statuses[status]}
        </p>
      )}
      <Primary />
      <Description />
      <Controls />
      <Stories includePrimary={false} />
      {facts && <UsageFacts facts={facts} />}
    </>
  )
}
