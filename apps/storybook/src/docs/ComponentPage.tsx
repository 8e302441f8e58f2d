import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { components } from 'virtual:lobby/components'
import { StyleSheetUsage } from '../components/StyleSheetUsage.tsx'
import styles from '../components/components.module.css'
import { COMPONENT_STATUSES, findComponentStatus } from './componentStatus.ts'

/**
 * Shows the docs page of a component: description, status, playground, usage, props, states, and the theme tokens that
 * it reads.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const status = findComponentStatus(preparedMeta.tags)
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
          {COMPONENT_STATUSES[status]}
        </p>
      )}
      <Primary />
      <Description />
      <Controls />
      <Stories includePrimary={false} />
      {facts && <StyleSheetUsage facts={facts} />}
    </>
  )
}
