import { tokenNames } from '@lobby/merchant/theme'
import type { ComponentFacts, StyleFacts } from 'virtual:lobby/components'
import { baseProperties } from './customProperties.ts'
import styles from './components.module.css'

const ofTheme = new Set<string>(tokenNames)
const ofSystem = new Set(baseProperties.map(({ name }) => name).filter((name) => !ofTheme.has(name)))
const isColour = (name: string) => ofTheme.has(name) && !/^(radius|space|density|font|duration|ease|shadow)/.test(name)

/** Names of custom properties, a colour with what it is in the shown theme. */
function TokenNames({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return 'None'
  return (
    <span className={styles.tokens}>
      {names.map((name) => (
        <span key={name} className={styles.token}>
          {isColour(name) && (
            <span className={styles.dot} style={{ background: `var(--${name})` }} aria-hidden="true" />
          )}
          <code>--{name}</code>
        </span>
      ))}
    </span>
  )
}

const choices = {
  mode: 'mode',
  header: 'layout.header',
  tiles: 'layout.tiles',
  bar: 'layout.bar',
  rails: 'layout.rails',
  density: 'layout.density',
}
const keyOf = (choice: string) => choices[choice as keyof typeof choices]

function rowsOf({
  sets,
  reads,
  choices: followed,
}: StyleFacts): readonly (readonly [title: string, names: readonly string[]])[] {
  return [
    ['From the theme', reads.filter((name) => ofTheme.has(name))],
    ['The same for every merchant', reads.filter((name) => ofSystem.has(name))],
    ['Given by whatever holds it', reads.filter((name) => !ofTheme.has(name) && !ofSystem.has(name))],
    ['Its own', sets],
    ['Choices of theme.jsonc that it follows', followed.map(keyOf)],
  ]
}

/** What a component reads, as its style sheets say. */
export function UsageFacts({ facts }: { readonly facts: ComponentFacts }) {
  const rows = rowsOf(facts).filter(([title, names]) => names.length > 0 || title === 'From the theme')
  return (
    <table className={`${styles.facts} ${styles.usage}`}>
      <caption>What it reads, as its style sheets say</caption>
      <tbody>
        {rows.map(([title, names]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              {title.startsWith('Choices') ? (
                names.map((name) => <code key={name}>{name} </code>)
              ) : (
                <TokenNames names={names} />
              )}
            </td>
          </tr>
        ))}
        {facts.parts.length > 0 && (
          <tr>
            <th scope="row">Put together from</th>
            <td>{facts.parts.map(({ name }) => name).join(', ')}: they read more</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
