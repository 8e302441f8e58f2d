import { SearchField, SegmentedControl } from '@lobby/ui'
import { useState } from 'react'
import { components, type ComponentFacts } from 'virtual:lobby/components'
import { isComponentStatus, COMPONENT_STATUSES, type ComponentStatus } from '../docs/componentStatus.ts'
import styles from './components.module.css'
import { findComponents } from './findComponents.ts'

const names = Object.keys(COMPONENT_STATUSES).filter(isComponentStatus)
const withoutMarks = (text: string) => text.replaceAll('`', '')

function Row({ title, id, also, status, use, stories }: ComponentFacts) {
  return (
    <tr>
      <th scope="row">
        <a href={`?path=/docs/${id}--docs`} target="_top">
          {title}
        </a>
        {also.length > 0 && <small> with {also.join(', ')}</small>}
      </th>
      <td>
        {status && (
          <span className={styles.status} data-status={status}>
            {status}
          </span>
        )}
      </td>
      <td>{withoutMarks(use)}</td>
      <td>{stories.length}</td>
    </tr>
  )
}

/** Lists each component with its status and its purpose. A search finds the components that read a token. */
export function ComponentOverview() {
  const [word, setWord] = useState('')
  const [status, setStatus] = useState<ComponentStatus | 'all'>('all')
  const found = findComponents(components, word, status === 'all' ? undefined : status)
  const counted = (name: ComponentStatus) => components.filter((component) => component.status === name).length
  const segments = ['all' as const, ...names].map((value) => ({
    id: value,
    label: value === 'all' ? `all ${components.length}` : `${value} ${counted(value)}`,
  }))
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label="A name, a use, or a token: --brand-soft"
          value={word}
          onChange={setWord}
          clearLabel="Clear"
          results={`${found.length} found`}
        />
      </div>
      <SegmentedControl
        label="How far"
        items={segments}
        value={status}
        onChange={({ target }) => setStatus(names.find((name) => name === target.value) ?? 'all')}
      />
      <table className={styles.facts}>
        <caption>Components</caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Status</th>
            <th scope="col">When</th>
            <th scope="col">Stories</th>
          </tr>
        </thead>
        <tbody>
          {found.map((component) => (
            <Row key={component.id} {...component} />
          ))}
        </tbody>
      </table>
    </>
  )
}
