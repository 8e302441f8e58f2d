import { Button, Segmented } from '@lobby/ui'
import { writeToolbar, type Toolbar } from '../house/toolbar.ts'
import { phones } from '../house/viewports.ts'
import { frameName } from './frameMessages.ts'
import { Reasons } from './Reasons.tsx'
import styles from './SideBySide.module.css'
import { byWorst } from './Trouble.ts'
import { useTurns } from './useTurns.ts'
import { useViews } from './useViews.ts'

export interface SideBySideProps {
  /** The story's id. */
  readonly story: string
  readonly toolbar: Toolbar
  /** What the toolbar calls each merchant, and its name. */
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  readonly onOrder: (order: Toolbar['order']) => void
}

const orders = [
  { id: 'trouble', label: 'Worst first' },
  { id: 'name', label: 'By name' },
] as const

/** One story in every merchant's theme, worst first: a document each, so that a fixed bar or a dialog stays in its own. */
export function SideBySide({ story, toolbar, columns, onOrder }: SideBySideProps) {
  const { views, keep, ask } = useViews()
  const ids = columns.map(({ id }) => id)
  const places = toolbar.order === 'name' ? ids : ids.toSorted((one, other) => byWorst(views[one], views[other]))
  const turn = useTurns(ids, views)
  const { width, height } = phones[toolbar.beside].styles
  // Axe would look at each frame while it measures itself.
  const address = (merchant: string) =>
    `?id=${story}&viewMode=story&globals=${writeToolbar({ ...toolbar, merchant, order: 'trouble' })};a11y.manual:!true`
  return (
    <main className={styles.page} lang="en" dir="ltr">
      <div className={styles.head}>
        <Segmented
          label="Order"
          items={orders}
          value={toolbar.order}
          onChange={({ target }) => onOrder(target.value === 'name' ? 'name' : 'trouble')}
        />
        <Button size="s" onClick={() => ids.forEach((id) => ask(id, { lobby: 'measure' }))}>
          Measure again
        </Button>
        <p className={styles.quiet} role="status">
          {turn < ids.length && `Loading ${turn + 1} of ${ids.length} …`}
        </p>
      </div>
      <div className={styles.row}>
        {columns.map(({ id, name }, place) => (
          // Moved by style: a frame that is moved in the document loads again.
          <figure
            key={id}
            className={styles.skin}
            style={{ order: places.indexOf(id), '--width': width, '--height': height } as object}>
            <figcaption>
              <h2>{name}</h2>
              <Reasons view={views[id]} onShow={(at) => ask(id, { lobby: 'show', at })} />
            </figcaption>
            {/* A story of our own, at our own address: nothing to keep it from. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe ref={keep(id)} name={frameName} title={name} {...(place <= turn && { src: address(id) })} />
          </figure>
        ))}
      </div>
    </main>
  )
}
