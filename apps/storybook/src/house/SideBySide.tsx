import type { Skin } from 'virtual:lobby/folders'
import styles from './SideBySide.module.css'
import { writeToolbar, type Toolbar } from './toolbar.ts'

export interface SideBySideProps {
  /** The story's id. */
  readonly story: string
  readonly toolbar: Toolbar
  readonly skins: readonly Skin[]
}

/** One story in every merchant's theme: a document each, so that a fixed bar or a dialog stays in its own. */
export function SideBySide({ story, toolbar, skins }: SideBySideProps) {
  const address = (merchant: string) => `?id=${story}&viewMode=story&globals=${writeToolbar({ ...toolbar, merchant })}`
  return (
    <div className={styles.row}>
      {skins.map(({ merchant: { id, name } }) => (
        <figure key={id} className={styles.skin}>
          <figcaption>{name}</figcaption>
          {/* A story of our own, at our own address: nothing to keep it from. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe title={name} src={address(id)} />
        </figure>
      ))}
    </div>
  )
}
